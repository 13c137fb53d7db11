import { Files } from '@stadstegoed/core/files/files.port.ts';
import type { StoredFile } from '@stadstegoed/core/files/stored-file.ts';
import { hasPreview } from '@stadstegoed/core/files/upload-limits.ts';
import type { FileContent } from '@stadstegoed/core/shared/chosen-file.ts';
import { makeAutoObservable, observable, runInAction } from 'mobx';
import { FailurePolicy } from '../../lib/app/app-ports.ts';
import { Dialogs } from '../../lib/app/dialogs.ts';
import { previewStored } from '../../lib/upload/file-preview.ts';
import { inject, injectable } from '../../lib/view-model/inject.ts';

/** The files of questions and of answers that were sent: shown or downloaded. */
@injectable()
export class SentFiles {
  /** The uids of the files that are being downloaded. */
  readonly #downloads = observable.set<string>();
  readonly #files: Pick<Files, 'download'>;
  readonly #dialogs: Dialogs;
  readonly #failures: FailurePolicy;

  constructor(
    @inject(Files) files: Pick<Files, 'download'>,
    @inject(Dialogs) dialogs: Dialogs,
    @inject(FailurePolicy) failures: FailurePolicy,
  ) {
    this.#files = files;
    this.#dialogs = dialogs;
    this.#failures = failures;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Whether the shop can show a file. */
  canPreview(file: StoredFile): boolean {
    return hasPreview(file.originalName);
  }

  /** Shows a file, with a way to the others beside it. */
  preview(file: StoredFile, beside: readonly StoredFile[] = []): void {
    previewStored(this.#dialogs, beside, file);
  }

  isDownloading({ uid }: StoredFile): boolean {
    return this.#downloads.has(uid);
  }

  /** The content of a file; null when it could not be fetched, which a toast tells. */
  async download(file: StoredFile): Promise<FileContent | null> {
    if (this.isDownloading(file)) return null;
    this.#downloads.add(file.uid);
    const content = await this.#files.download(file.uid);
    runInAction(() => this.#downloads.delete(file.uid));
    if (content.ok) return content.value;
    this.#failures.report(content.error, 'read');
    return null;
  }
}
