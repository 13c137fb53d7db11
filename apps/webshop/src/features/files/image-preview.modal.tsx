/** A photo, with a way to crop it when it can still be changed. */
export { FilePreview as Modal } from './file-preview.view.tsx';
