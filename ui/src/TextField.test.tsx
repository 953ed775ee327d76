import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ErrorLine } from './ErrorLine.tsx'
import { SelectField } from './SelectField.tsx'
import { TextArea } from './TextArea.tsx'
import { TextField } from './TextField.tsx'

describe.each([
  ['TextField', TextField],
  ['TextArea', TextArea],
])('%s', (_, Field) => {
  test('is found by its label and accepts input', async () => {
    render(<Field label="Email" placeholder="you@example.com" />)
    const control = screen.getByLabelText('Email')
    await userEvent.type(control, 'ann@example.com')
    expect(screen.getByDisplayValue('ann@example.com')).toBe(control)
    expect(control.getAttribute('placeholder')).toBe('you@example.com')
  })

  test('is invalid and described by its error', () => {
    const { rerender } = render(<Field label="Email" error="Please fill in all fields" />)
    const control = screen.getByLabelText('Email')
    const alert = screen.getByRole('alert')
    expect(control.getAttribute('aria-invalid')).toBe('true')
    expect(control.getAttribute('aria-describedby')).toBe(alert.id)
    expect(alert.textContent).toBe('Please fill in all fields')

    rerender(<Field label="Email" />)
    expect(control.getAttribute('aria-invalid')).toBe('false')
    expect(alert.textContent).toBe('')
  })

  test('can share an error line, which describes it only while it has an error itself', () => {
    const { rerender } = render(
      <>
        <Field label="Email" error="wrong" errorId="errors" />
        <ErrorLine id="errors" error="wrong" />
      </>,
    )
    const control = screen.getByLabelText('Email')
    expect(control.getAttribute('aria-describedby')).toBe('errors')
    expect(screen.getByRole('alert').id).toBe('errors')

    rerender(
      <>
        <Field label="Email" errorId="errors" />
        <ErrorLine id="errors" error="something else is wrong" />
      </>,
    )
    expect(control.getAttribute('aria-describedby')).toBeNull()
    expect(control.getAttribute('aria-invalid')).toBe('false')
  })

  test('accepts no changes while disabled, and keeps the focus', async () => {
    const { rerender } = render(<Field label="Email" defaultValue="ann" />)
    const control = screen.getByLabelText('Email')
    control.focus()
    rerender(<Field label="Email" defaultValue="ann" disabled />)
    expect(control.getAttribute('aria-disabled')).toBe('true')
    await userEvent.keyboard('a')
    expect(screen.getByDisplayValue('ann')).toBe(control)
    expect(document.activeElement).toBe(control)
  })

  test('shares neither its label nor its error with another field', () => {
    render(
      <>
        <Field label="One" error="wrong" />
        <Field label="Two" />
      </>,
    )
    expect(screen.getByLabelText('One')).not.toBe(screen.getByLabelText('Two'))
    expect(screen.getByLabelText('Two').getAttribute('aria-invalid')).toBe('false')
  })
})

test('a SelectField is found by its label, offers its options and shows its error', async () => {
  render(
    <SelectField label="Reason" defaultValue="" error="Please choose a reason">
      <option value="">Choose</option>
      <option value="unused">Unused</option>
    </SelectField>,
  )
  const control = screen.getByLabelText<HTMLSelectElement>('Reason')
  await userEvent.selectOptions(control, 'Unused')
  expect(control.value).toBe('unused')
  expect(control.getAttribute('aria-invalid')).toBe('true')
})

test('a SelectField accepts no changes while disabled, and keeps the focus', () => {
  const changed = jest.fn()
  const field = (disabled: boolean) => (
    <SelectField label="Reason" value="" disabled={disabled} onChange={changed}>
      <option value="">Choose</option>
      <option value="unused">Unused</option>
    </SelectField>
  )
  const { rerender } = render(field(false))
  const control = screen.getByLabelText<HTMLSelectElement>('Reason')
  control.focus()
  fireEvent.change(control, { target: { value: 'unused' } })
  expect(changed).toHaveBeenCalledTimes(1)

  rerender(field(true))
  expect(control.getAttribute('aria-disabled')).toBe('true')
  expect(fireEvent.mouseDown(control)).toBe(false)
  fireEvent.change(control, { target: { value: 'unused' } })
  expect(changed).toHaveBeenCalledTimes(1)
  expect(control.value).toBe('')
  expect(document.activeElement).toBe(control)
})
