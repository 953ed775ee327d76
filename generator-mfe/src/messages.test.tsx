/** @jest-environment ../tools/jest/FetchEnvironment.cjs */
import { pageStore } from '@dramatis/store'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { freshPage } from '../test/page.ts'
import Generator from './Generator.tsx'
import german from './messages/de.json'

const settings = {
  functionsUrl: '',
  checkoutUrl: 'https://checkout.example',
  flow: 'simple',
} as const

beforeEach(() => void freshPage())

it('switches to the language that the visitor chooses, and keeps what was typed', async () => {
  render(<Generator settings={settings} />)
  fireEvent.change(screen.getByRole('combobox', { name: 'Character name' }), {
    target: { value: 'Zorro' },
  })
  act(() => pageStore.getState().chooseLanguage('de'))
  const name = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Name der Figur' })
  expect(name.value).toBe('Zorro')
  expect(screen.getByText('Realistisch, Hochformat 2:3')).toBeTruthy()
  expect(screen.getByRole('combobox', { name: 'Stil Realistisch' })).toBeTruthy()
  expect(screen.getByRole('radio', { name: 'Quer' })).toBeTruthy()
  fireEvent.change(name, { target: { value: '' } })
  fireEvent.click(screen.getByRole('button', { name: german.submit }))
  expect(screen.getByText('Bitte den Namen einer Figur eingeben')).toBeTruthy()
  act(() => pageStore.getState().chooseLanguage('en'))
  expect(await screen.findByText('Please enter a character name')).toBeTruthy()
})

it('prefers the language of the host to that of the visitor', async () => {
  act(() => pageStore.getState().chooseLanguage('en'))
  const { rerender } = render(<Generator settings={settings} language="de-CH" />)
  expect(await screen.findByText('Hier erscheint die Figur')).toBeTruthy()
  rerender(<Generator settings={settings} />)
  expect(await screen.findByText('Your character will appear here')).toBeTruthy()
  expect(localStorage.getItem('dramatis')).not.toContain('de-CH')
})
