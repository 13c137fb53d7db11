/** A photo, with a way to crop it when it can still be changed. */
export { FilePreview as Component } from './file-preview.view.tsx';
