import type { DialogList } from '../../lib/app/dialogs.ts';
import type { PreviewParams } from '../../lib/upload/preview-params.ts';
import type { CropperParams } from '../../lib/upload/cropped-file.ts';

declare module '../../lib/app/dialogs.ts' {
  interface DialogParams {
    readonly 'pdf-preview': PreviewParams;
    readonly 'image-preview': PreviewParams;
    readonly 'photo-cropper': CropperParams;
  }
}

export const filesDialogs = {
  'pdf-preview': { texts: ['files'], load: () => import('./pdf-preview.dialog.tsx') },
  'image-preview': { texts: ['files'], load: () => import('./image-preview.dialog.tsx') },
  'photo-cropper': { texts: ['files'], load: () => import('./photo-cropper.dialog.tsx') },
} satisfies DialogList;
