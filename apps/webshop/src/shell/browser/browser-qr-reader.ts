import type { QrReader } from '@stadstegoed/core/sign-in/qr-reader.port.ts';

declare global {
  interface Window {
    /** Not in every browser, and not yet in the types of TypeScript. */
    readonly BarcodeDetector?: new (options: { readonly formats: readonly string[] }) => {
      detect(image: Blob): Promise<readonly { readonly rawValue: string }[]>;
    };
  }
}

/** Reads QR codes with the browser's own reader, which phones with Android have. */
export const browserQrReader: QrReader = {
  get isAvailable() {
    return window.BarcodeDetector !== undefined;
  },
  async read(photo) {
    if (window.BarcodeDetector === undefined || !(photo instanceof Blob)) return null;
    try {
      const [code] = await new window.BarcodeDetector({ formats: ['qr_code'] }).detect(photo);
      return code?.rawValue ?? null;
    } catch {
      // Not a picture that this browser can draw: null says that no code was found.
      return null;
    }
  },
};
