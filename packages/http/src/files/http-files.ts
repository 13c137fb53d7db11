import type { Files, Upload, UploadOptions } from '@stadstegoed/core/files/files.port.ts';
import type { StoredFile } from '@stadstegoed/core/files/stored-file.ts';
import type { ReadOptions } from '@stadstegoed/core/shared/cancel-signal.ts';
import type { ChosenFile, FileContent } from '@stadstegoed/core/shared/chosen-file.ts';
import type { Clock } from '@stadstegoed/core/shared/clock.port.ts';
import { isDisconnected, type Failure } from '@stadstegoed/core/shared/failure.ts';
import { refusal, type Refusal } from '@stadstegoed/core/shared/refusal.ts';
import { err, type Result } from '@stadstegoed/core/shared/result.ts';
import { abortSignal, type PlatformClient } from '../client.ts';
import { requestBody, requestOne } from '../request.ts';
import { TRANSFER_TIME_LIMIT_MS, within, withinProgress } from '../time-limit.ts';
import { toStoredFile } from './file-wire.ts';
import type { SendUpload } from './send-upload.ts';

/** How uploads are sent, and the clock of their time limit. */
export interface UploadTransport {
  readonly send: SendUpload;
  readonly clock: Pick<Clock, 'after'>;
}

export class HttpFiles implements Files {
  readonly #client: PlatformClient;
  readonly #transport: UploadTransport;

  constructor(client: PlatformClient, transport: UploadTransport) {
    this.#client = client;
    this.#transport = transport;
  }

  async upload(
    upload: Upload,
    options: UploadOptions = {},
  ): Promise<Result<StoredFile, Failure | Refusal<'file_changed'>>> {
    const sent = await this.#send(upload, options);
    const isLost = !sent.ok && isDisconnected(sent.error);
    return isLost && !(await isReadable(toBlob(upload.file))) ? err(refusal('file_changed')) : sent;
  }

  #send(upload: Upload, options: UploadOptions): Promise<Result<StoredFile, Failure>> {
    const form = toForm(upload);
    const { send, clock } = this.#transport;
    const call = this.#client.POST('/files', {
      body: { type: upload.type, file: toBlob(upload.file) },
      // The form has the names of the files too, which the described body lacks.
      bodySerializer: () => form,
      signal: abortSignal(options),
      fetch: this.#client.sendHeld((sent) =>
        withinProgress(clock, sent.signal, (signal, moved) =>
          send(new Request(sent, { signal }), { form, onProgress: follow(options, moved) }),
        ),
      ),
    });
    return requestOne(call, toStoredFile);
  }

  download(uid: string, options?: ReadOptions): Promise<Result<FileContent, Failure>> {
    const call = this.#client.GET('/files/{uid}/download', {
      params: { path: { uid } },
      parseAs: 'blob',
      signal: abortSignal(options),
      ...within(TRANSFER_TIME_LIMIT_MS),
    });
    return requestBody(call, toFileContent);
  }
}

/** The kinds of files that the shop shows. */
const SHOWN = ['application/pdf', 'image/jpeg', 'image/png'];

/**
 * A file with its kind when the shop shows files of that kind, and otherwise as plain bytes: an address that the browser makes
 * for it belongs to the shop, so HTML or SVG must never open at it.
 */
function toFileContent(content: Blob): FileContent {
  const type = content.type.split(';')[0]?.trim().toLowerCase() ?? '';
  return content.slice(0, content.size, SHOWN.includes(type) ? type : 'application/octet-stream');
}

function follow({ onProgress }: UploadOptions, moved: () => void): (percent: number) => void {
  return (percent) => {
    moved();
    onProgress?.(percent);
  };
}

function toForm({ type, file, preview }: Upload): FormData {
  const form = new FormData();
  form.append('type', type);
  form.append('file', toBlob(file), file.name);
  if (preview) form.append('file_preview', toBlob(preview), preview.name);
  return form;
}

/** Whether the browser can still read a file. It cannot when the file changed on the device, and then it sends nothing of it. */
async function isReadable(file: Blob): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}

/** The file of the core as the browser's, which a resident's file always is. */
function toBlob(file: ChosenFile): Blob {
  if (file instanceof Blob) return file;
  throw new TypeError('A file to upload must be a file of the browser');
}
