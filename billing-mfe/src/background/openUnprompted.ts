import { isBusy, pageStore } from '@dramatis/store'
import { billingStore, openDialog, type DialogName } from '../billingStore.ts'

/** Opens a dialog that the visitor has not asked for, and records that for all later visits. */
export const openUnprompted = (name: DialogName): void => {
  pageStore.getState().markSeen(name)
  openDialog(name)
}

/** Whether {@link openUnprompted} has opened that dialog, on this visit or an earlier one. */
export const wasOpened = (name: DialogName): boolean => pageStore.getState().seen.includes(name)

/** Whether a dialog of any remote is open or a portrait is being generated. */
export const isVisitorBusy = (): boolean =>
  billingStore.getState().dialog !== undefined ||
  isBusy(pageStore.getState().generation) ||
  document.querySelector('dialog[open], [aria-modal="true"]') !== null
