import { act } from '@testing-library/react'
import { setTimeout as sleep } from 'node:timers/promises'

/** Waits until what the last event loads is shown. Fake timers do not advance meanwhile. */
export const settle = (): Promise<void> => act(() => sleep(0))
