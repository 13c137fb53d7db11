/** A pdf, page by page (2 §2). */
export { FilePreview as Modal } from './file-preview.view.tsx';
