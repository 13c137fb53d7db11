import type { FileContent } from '../shared/chosen-file.ts';
import { portToken } from '../shared/port-token.ts';

/** Reads QR codes from photos; not every browser can. */
export interface QrReader {
  readonly isAvailable: boolean;
  /** The text of the first QR code on a photo; null when there is none, or when the photo cannot be read. */
  read(photo: FileContent): Promise<string | null>;
}

export const QrReader = portToken<QrReader>('QrReader');
