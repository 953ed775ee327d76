import { Crown } from 'lucide'
import { useId, useState, type ReactNode } from 'react'
import {
  Button,
  Dialog,
  ErrorLine,
  Icon,
  LampDrawing,
  SelectField,
  Spinner,
  TextArea,
  TextField,
  VisuallyHidden,
} from '../index.ts'
import type { ForcedState } from './forceStates.ts'
import styles from './Page.module.css'

const VARIANTS = ['plain', 'primary', 'bare'] as const

/** The name of each state, and how it is simulated. */
const STATES: readonly (readonly [string, ForcedState | undefined])[] = [
  ['Default', undefined],
  ['Hover', 'hover'],
  ['Focus', 'focus-visible'],
  ['Active', 'active'],
]

export const Primitives = () => (
  <>
    {VARIANTS.map((variant) => (
      <Part key={variant} title={`Button, ${variant}`}>
        {STATES.map(([name, state]) => (
          <Button key={name} variant={variant} data-force={state}>
            {name}
          </Button>
        ))}
        <Button variant={variant} disabled>
          Disabled
        </Button>
        <Button variant={variant} loading>
          Busy
        </Button>
      </Part>
    ))}
    <Part title="TextField">
      {STATES.map(([name, state]) => (
        <TextField key={name} label={name} placeholder="Placeholder" data-force={state} />
      ))}
      <TextField label="Filled" defaultValue="Gandalf" />
      <TextField label="Disabled" defaultValue="Gandalf" disabled />
      <TextField label="Error" error="Please enter a character name" />
    </Part>
    <Part title="TextArea">
      <TextArea label="Default" placeholder="Placeholder" />
      <TextArea label="Focus" data-force="focus-visible" />
      <TextArea label="Disabled" defaultValue="An old wizard in grey." disabled />
      <TextArea label="Error" error="Please describe the character" />
    </Part>
    <Part title="SelectField">
      <SelectField label="Default">{OPTIONS}</SelectField>
      <SelectField label="Focus" data-force="focus-visible">
        {OPTIONS}
      </SelectField>
      <SelectField label="Disabled" disabled>
        {OPTIONS}
      </SelectField>
      <SelectField label="Error" error="Please choose a reason">
        {OPTIONS}
      </SelectField>
    </Part>
    <Part title="ErrorLine">
      <ErrorLine error="Please fill in all fields" />
    </Part>
    <Part title="Dialog">
      <OpenDialog backdrop="dim" />
      <OpenDialog backdrop="opaque" />
    </Part>
    <Part title="Icon">
      {[12, 16, 20, 24].map((size) => (
        <Icon key={size} of={Crown} size={size} strokeWidth={size < 16 ? 2.25 : 1.75} />
      ))}
    </Part>
    <Part title="Spinner">
      {[16, 20, 32].map((size) => (
        <Spinner key={size} size={size} />
      ))}
    </Part>
    <Part title="Lamp">
      {[false, true].map((on) => (
        <div key={String(on)} className={styles.stage}>
          <LampDrawing on={on} />
        </div>
      ))}
    </Part>
    <Part title="VisuallyHidden">
      <p>
        Screen readers read more words here
        <VisuallyHidden> (these, for example)</VisuallyHidden> than the page shows.
      </p>
    </Part>
  </>
)

const OPTIONS = ['Unused', 'Too expensive'].map((reason) => <option key={reason}>{reason}</option>)

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <>
    <h4>{title}</h4>
    <div className={styles.states}>{children}</div>
  </>
)

const OpenDialog = ({ backdrop }: { readonly backdrop: 'dim' | 'opaque' }) => {
  const [open, setOpen] = useState(false)
  const title = useId()
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open, {backdrop}</Button>
      {open && (
        <Dialog
          labelledBy={title}
          backdrop={backdrop}
          className={styles.dialog}
          closeLabel="Close"
          onClose={() => setOpen(false)}
        >
          <h4 id={title}>Backdrop: {backdrop}</h4>
          <p>Escape, the button and a press outside close it.</p>
        </Dialog>
      )}
    </>
  )
}
