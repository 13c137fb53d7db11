import { Files } from '@stadstegoed/core/files/files.port.ts';
import type { FileContent } from '@stadstegoed/core/shared/chosen-file.ts';
import { failure } from '@stadstegoed/core/shared/failure.ts';
import { err } from '@stadstegoed/core/shared/result.ts';
import { makeAutoObservable, observableRef } from 'mobx';
import { inject, injectable } from '../../lib/view-model/inject.ts';
import type { PreviewSource } from '../../lib/upload/preview-params.ts';
import { Load } from '../../lib/load/load.ts';
import type { ViewModel } from '../../lib/view-model/view-model.ts';

/** The content of a file that is shown: of this device at once, of the platform by a download. */
@injectable()
export class FilePreviewViewModel implements ViewModel<undefined> {
  readonly content = new Load<FileContent>();
  /** The file that `content` belongs to; null before the first one. */
  source: PreviewSource | null = null;
  readonly #files: Files;

  constructor(@inject(Files) files: Files) {
    this.#files = files;
    makeAutoObservable(this, { content: false, source: observableRef }, { autoBind: true });
  }

  start(): void {
    // `show` names the file.
  }

  stop(): void {
    this.content.stop();
  }

  /** The content of a file; null until it is there, also while that of another file is. */
  contentOf(source: PreviewSource): FileContent | null {
    return this.source === source ? this.content.value : null;
  }

  /** Reads the content of a file, in place of the file before. */
  show(source: PreviewSource): void {
    const { file, uid } = source;
    this.source = source;
    this.content.clear();
    if (file !== null) return this.content.set(file);
    void this.content.load((signal) =>
      uid === null ? Promise.resolve(err(failure('not_found'))) : this.#files.download(uid, { signal }),
    );
  }
}
