/** Components that load only where the functions can edit pictures. */
export { PhotoChangeForm } from './PhotoChangeForm.tsx'
export { PhotoField } from './PhotoField.tsx'
