/** Components that load only where the functions can edit pictures. */
export { ChangeForm } from './ChangeForm.tsx'
export { PhotoField } from './PhotoField.tsx'
