import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ErrorLine } from './ErrorLine.tsx'
import { SelectField } from './SelectField.tsx'
import { TextArea } from './TextArea.tsx'
import { TextField } from './TextField.tsx'

describe.each([
  ['TextField', TextField],
  ['TextArea', TextArea],
])('%s', (_, Field) => {
  test('is found by its label and passes on what is typed', async () => {
    render(<Field label="Email" placeholder="you@example.com" />)
    const control = screen.getByLabelText('Email')
    await userEvent.type(control, 'ann@example.com')
    expect(screen.getByDisplayValue('ann@example.com')).toBe(control)
    expect(control.getAttribute('placeholder')).toBe('you@example.com')
  })

  test('is invalid with its error, which describes it', () => {
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

  test('shares a line for errors with others, which describes it only when it is meant', () => {
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

  test('two of a kind do not share their label or error', () => {
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

test('a SelectField is found by its label, offers its options and says its error', async () => {
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
