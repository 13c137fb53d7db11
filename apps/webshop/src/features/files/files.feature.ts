import type { CropperParams } from '../../support/cropped-file.ts';
import { defineFeature } from '../../support/define-feature.ts';
import type { PreviewParams } from '../../support/file-preview.ts';
import type en from './texts.en.json';
import type nl from './texts.nl.json';

declare module '../../texts/text-keys.ts' {
  interface DutchTexts {
    readonly files: typeof nl;
  }
  interface EnglishTexts {
    readonly files: typeof en;
  }
}

declare module '../../support/modals.ts' {
  interface ModalParams {
    readonly 'pdf-preview': PreviewParams;
    readonly 'image-preview': PreviewParams;
    readonly 'photo-cropper': CropperParams;
  }
}

/** Adding files to a form, showing them and cropping photos. A feature that uses it names it under `parts`. */
export default defineFeature({
  name: 'files',
  texts: { nl: () => import('./texts.nl.json'), en: () => import('./texts.en.json') },
  bindings: () => import('./files.module.ts'),
  dialogs: {
    'pdf-preview': () => import('./pdf-preview.modal.tsx'),
    'image-preview': () => import('./image-preview.modal.tsx'),
    'photo-cropper': () => import('./photo-cropper.modal.tsx'),
  },
});
