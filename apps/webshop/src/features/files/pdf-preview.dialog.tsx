/** A pdf, page by page (FI-001). */
export { FilePreview as Component } from './file-preview.view.tsx';
