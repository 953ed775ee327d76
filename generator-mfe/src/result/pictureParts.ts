/** What the caption has for a picture. It loads with the first one. */
export { pictureActions } from '../generation/pictureActions.ts'
export { AdjustButton } from './AdjustButton.tsx'
export { PictureBar } from './PictureBar.tsx'
export { PictureTools } from './PictureTools.tsx'
