import type { Files, Upload, UploadOptions } from '@stadstegoed/core/files/files.port.ts';
import { isPhoto, uploadLimits } from '@stadstegoed/core/files/upload-limits.ts';
import type { ReadOptions } from '@stadstegoed/core/shared/cancel-signal.ts';
import type { ChosenFile, FileContent } from '@stadstegoed/core/shared/chosen-file.ts';
import { failure, type Failure } from '@stadstegoed/core/shared/failure.ts';
import { err, type Result } from '@stadstegoed/core/shared/result.ts';

/** Makes a photo smaller; null when that is not possible. */
export type MakeSmaller = (photo: ChosenFile) => Promise<ChosenFile | null>;

/**
 * Sends a photo that is larger than the limit of its type smaller, because phones make photos of 12 MB. A photo that cannot be
 * made smaller is sent as it is: the platform then says what is wrong.
 */
export class FilesWithSmallPhotos implements Files {
  readonly #files: Files;
  readonly #makeSmaller: MakeSmaller;

  constructor(files: Files, makeSmaller: MakeSmaller) {
    this.#files = files;
    this.#makeSmaller = makeSmaller;
  }

  async upload(upload: Upload, options: UploadOptions = {}): ReturnType<Files['upload']> {
    const { file, type } = upload;
    if (!isPhoto(file.name) || file.size <= uploadLimits(type).maxBytes) return this.#files.upload(upload, options);
    const smaller = (await this.#makeSmaller(file)) ?? file;
    if (options.signal?.aborted === true) return err(failure('aborted'));
    return this.#files.upload({ ...upload, file: smaller }, options);
  }

  download(uid: string, options?: ReadOptions): Promise<Result<FileContent, Failure>> {
    return this.#files.download(uid, options);
  }
}
