/** A pdf, page by page (FI-001). */
export { FilePreview as Modal } from './file-preview.view.tsx';
