/** What is loaded only for a visit through a share link. */
export { SharedCaption } from './SharedCaption.tsx'
export { SharedPicture } from './SharedPicture.tsx'
