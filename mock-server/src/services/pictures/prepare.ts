import type { Upload, UploadedFile } from '../../http/uploaded-file.ts';
import { kindOf, pictureKinds } from '../../domain/files/file-kinds.ts';
import { makePicture } from './convert-picture.ts';

/** The kind of picture that a file of a form becomes; null when its bytes are not looked into. */
export type PictureTypeOf = (upload: Upload, file: UploadedFile) => string | null;

async function prepared(file: UploadedFile, type: string | null): Promise<UploadedFile> {
  const kind = kindOf(file.bytes);
  // The picture library reads no bitmaps: the drawn picture of its type stands in their place.
  if (type === null || kind === null || kind === 'bmp' || !pictureKinds.includes(kind)) return file;
  return { ...file, made: await makePicture(file.bytes, type) };
}

/**
 * Makes the sizes of the pictures in a form before its call is validated, one after the other: the judgement says no to what could not
 * be read, and the call only keeps what is there.
 */
export const preparePictures =
  (typeOf: PictureTypeOf) =>
  async (upload: Upload): Promise<Upload> => {
    const files: UploadedFile[] = [];
    for (const file of upload.files) files.push(await prepared(file, typeOf(upload, file)));
    return { ...upload, files };
  };
