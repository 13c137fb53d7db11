/** A photo, with a way to crop it when it can still be changed (2 §2). */
export { FilePreview as Modal } from './file-preview.view.tsx';
