import { storedUids, type FileType, type DraftFile } from '@stadstegoed/core/files/stored-file.ts';
import {
  isResolved,
  notUploaded,
  queuedFile,
  requeued,
  restoredFile,
  uploaded,
  uploadErrorOf,
  uploading,
  type UploadedFile,
} from '@stadstegoed/core/files/uploaded-file.ts';
import {
  acceptAttribute,
  acceptedFiles,
  DEFAULT_MAX_FILES,
  firstThatFit,
  isPhoto,
  uploadLimits,
  type UploadLimits,
} from '@stadstegoed/core/files/upload-limits.ts';
import type { ChosenFile, FileContent } from '@stadstegoed/core/shared/chosen-file.ts';
import type { FieldErrors } from '@stadstegoed/core/shared/failure.ts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Sentence } from '../app/app-ports.ts';
import { RunningUploads } from './running-uploads.ts';
import {
  isChosenAgain,
  isOffline,
  itemOf,
  draftFileOf,
  problemOf,
  quarterReached,
  refusedOf,
  type UploadChange,
  type UploadItem,
  type UploadSetup,
} from './upload-item.ts';

/**
 * The files that go with a form: a queue of which two are sent at a time, with progress, cancel, retry, and
 * removal with undo. A file that fails does not affect the others. `start` continues the queue after `stop`.
 *
 * ```ts
 * readonly uploads = new Upload({
 *   files, type: 'reimbursement_proof', maxFiles: 10, kept: draft.content.files,
 *   onChange: (kept) => this.form.set('files', storedUids(kept)),
 * });
 * ```
 *
 * The rule of the field is `uploads.problems`, so that a file that is not stored blocks sending; a 422 goes to its file by
 * `uploads.refuse`. The form shows `UploadField`.
 */
export class Upload {
  /** In the order in which they were chosen. */
  items: readonly UploadItem[] = [];
  /** The number of files that were added when more were chosen than there are slots; null otherwise (FI-022). */
  addedOfTooMany: number | null = null;
  /** The names of the chosen files that cannot be taken, until other files are added or one is removed (reading 35). */
  notTaken: readonly string[] = [];
  /** The file that was removed last and its place, until other files are added or removed. */
  removed: { readonly item: UploadItem; readonly at: number } | null = null;
  /** The last change, for screen readers. */
  change: UploadChange | null = null;
  /** The photos of a draft by the key of their file, for their small pictures. */
  pictures: ReadonlyMap<number, FileContent> = new Map();
  readonly type: FileType;
  readonly maxFiles: number;
  readonly limits: UploadLimits;
  readonly #options: UploadSetup;
  readonly #running = new RunningUploads();
  /** The files that were sent again by themselves: once each, so that a weak network is not burdened for ever. */
  readonly #sentAgain = new Set<number>();
  /** The photos of a draft that were asked of the platform. */
  readonly #asked = new Set<number>();
  #nextKey = 1;

  constructor(options: UploadSetup) {
    const limits = uploadLimits(options.type);
    this.#options = options;
    this.type = options.type;
    this.maxFiles = options.maxFiles ?? DEFAULT_MAX_FILES;
    this.limits = { ...limits, extensions: options.extensions ?? limits.extensions };
    this.items = (options.kept ?? []).map((kept) => this.#newItem(restoredFile(options.type, kept)));
    makeAutoObservable(
      this,
      {
        items: observableRef,
        notTaken: observableRef,
        removed: observableRef,
        change: observableRef,
        pictures: observableRef,
        limits: false,
      },
      { autoBind: true },
    );
  }

  /** The uids of the stored files, for a payload. */
  get uids(): readonly string[] {
    return storedUids(this.kept);
  }

  /** The files, for a draft. */
  get kept(): readonly DraftFile[] {
    return this.items.map(draftFileOf);
  }

  /** Whether every file is resolved: uploaded or failed (FI-011). */
  get isSettled(): boolean {
    return this.items.every(({ file }) => isResolved(file));
  }

  /** Why the form cannot be sent with these files, a sentence for each of them; empty when it can. */
  get problems(): readonly Sentence[] {
    const failed = this.items.filter(({ file }) => file.state === 'error').map(problemOf);
    return this.isSettled ? failed : [{ key: 'files.problem.wait' }, ...failed];
  }

  /** Whether a photo can be cropped: one of this device, because what the platform has cannot be changed. */
  get hasPhotos(): boolean {
    return this.items.some(({ name, file }) => file.file !== null && isPhoto(name));
  }

  /** Whether a file failed because there was no network, and is sent again by itself when the network is back. */
  get waitsForNetwork(): boolean {
    return this.#waiting.length > 0;
  }

  /** The number of files that can still be added. A file that can never be uploaded takes no slot. */
  get slotsLeft(): number {
    return this.maxFiles - this.items.filter(({ file, canRetry }) => file.state !== 'error' || canRetry).length;
  }

  /** The value of a file control's `accept`. */
  get accept(): string {
    return acceptAttribute(this.limits.extensions);
  }

  /**
   * Adds chosen files to the queue. Does not take those with another extension (FI-020), and keeps the first that fit in
   * the slots that are left.
   */
  add(chosen: readonly ChosenFile[]): void {
    const accepted = acceptedFiles(chosen, this.limits.extensions);
    const { kept, isOverflow } = firstThatFit(accepted, this.slotsLeft);
    this.notTaken = chosen.filter((file) => !accepted.includes(file)).map(({ name }) => name);
    this.addedOfTooMany = isOverflow ? kept.length : null;
    this.removed = null;
    const others = this.items.filter((item) => !isChosenAgain(item, kept));
    this.items = [...others, ...kept.map((file) => this.#newItem(queuedFile(this.type, file)))];
    this.#keep();
    this.start();
  }

  /** Removes a file and cancels its upload (FI-012). `undo` brings it back. */
  remove(key: number): void {
    const at = this.items.findIndex((item) => item.key === key);
    const item = this.items[at];
    if (item === undefined) return;
    this.#running.cancel(key);
    this.items = this.items.filter((other) => other !== item);
    this.addedOfTooMany = null;
    this.notTaken = [];
    this.removed = { item, at };
    this.#announce('removed', item);
    this.#keep();
    this.start();
  }

  /** Puts the file that was removed last back in its place; an interrupted upload starts again. */
  undo(): void {
    if (this.removed === null) return;
    const { item, at } = this.removed;
    const back = item.file.state === 'uploading' ? itemOf(item.key, requeued(item.file)) : item;
    this.removed = null;
    this.items = [...this.items.slice(0, at), back, ...this.items.slice(at)];
    this.#announce('restored', back);
    this.#keep();
    this.start();
  }

  /** Sends a failed file again. */
  retry(key: number): void {
    const item = this.#item(key);
    if (!item?.canRetry) return;
    this.#replace(key, requeued(item.file));
    this.start();
  }

  /** Sends the files again that failed because there was no network. */
  retryOffline(): void {
    for (const { key } of this.#waiting) {
      this.#sentAgain.add(key);
      this.retry(key);
    }
  }

  /** Sends another file in the place of one, such as the same photo after it was cropped. */
  replace(key: number, file: ChosenFile): void {
    this.#running.cancel(key);
    this.#replace(key, queuedFile(this.type, file));
    this.#keep();
    this.start();
  }

  /**
   * Shows the errors of a payload at the files that it named, and returns whether there were any. `sent` are the uids of the
   * payload in its order; `field` is the name of its list: the errors have names such as `files.0`.
   */
  refuse(errors: FieldErrors, sent: readonly string[], field = 'files'): boolean {
    const refused = refusedOf(this.items, errors, { sent, field });
    for (const { item, messages } of refused) this.#fail(item, notUploaded(item.file, { kind: 'refused', messages }));
    return refused.length > 0;
  }

  /** Continues the queue: sends the waiting files, two at a time. */
  start(): void {
    for (const item of this.items) void this.#loadPicture(item);
    for (const { key, file } of this.items) {
      if (this.#running.isFull) return;
      if (file.state === 'queued' && file.file !== null) void this.#send(key, file.file);
    }
  }

  /** Cancels the running uploads; their files wait in the queue again. Ends the undo. */
  stop(): void {
    this.removed = null;
    for (const key of this.#running.keys) {
      this.#running.cancel(key);
      const item = this.#item(key);
      if (item !== undefined) this.#replace(key, requeued(item.file));
    }
  }

  async #send(key: number, file: ChosenFile): Promise<void> {
    const signal = this.#running.begin(key);
    this.#progress(key, 0);
    const preview = (await this.#options.makePreview?.(file)) ?? null;
    if (signal.aborted) return;
    const onProgress = (percent: number): void => {
      if (!signal.aborted) runInAction(() => this.#progress(key, percent));
    };
    const answer = await this.#options.files.upload({ type: this.type, file, preview }, { signal, onProgress });
    if (signal.aborted) return;
    runInAction(() => {
      this.#running.end(key);
      const item = this.#item(key);
      if (item === undefined) return;
      if (answer.ok) this.#store(item, uploaded({ ...item.file, filePreview: preview }, answer.value));
      else this.#fail(item, notUploaded(item.file, uploadErrorOf(answer.error)));
      this.start();
    });
  }

  /** Reads a photo of a draft from the platform; one that cannot be read keeps the icon of its kind. */
  async #loadPicture({ key, name, file: { file, fileData } }: UploadItem): Promise<void> {
    if (file !== null || fileData === null || !isPhoto(name) || this.#asked.has(key)) return;
    this.#asked.add(key);
    const content = await this.#options.files.download(fileData.uid);
    if (!content.ok) return;
    runInAction(() => {
      this.pictures = new Map([...this.pictures, [key, content.value]]);
    });
  }

  #progress(key: number, percent: number): void {
    const item = this.#item(key);
    if (item === undefined) return;
    const quarter = quarterReached(item.file.progress, percent);
    if (quarter !== null) this.#announce('progress', item, quarter);
    this.#replace(key, uploading(item.file, percent));
  }

  #store(item: UploadItem, file: UploadedFile): void {
    this.#replace(item.key, file);
    this.#announce('uploaded', item);
    this.#keep();
  }

  #fail(item: UploadItem, file: UploadedFile): void {
    this.#replace(item.key, file);
    this.#announce('failed', item);
    this.#keep();
  }

  get #waiting(): readonly UploadItem[] {
    return this.items.filter((item) => isOffline(item) && !this.#sentAgain.has(item.key));
  }

  #item(key: number): UploadItem | undefined {
    return this.items.find((item) => item.key === key);
  }

  #replace(key: number, file: UploadedFile): void {
    this.items = this.items.map((item) => (item.key === key ? itemOf(key, file) : item));
  }

  #announce(what: UploadChange['what'], { key, name }: UploadItem, percent = 0): void {
    this.change = { what, key, name, percent };
  }

  #keep(): void {
    this.#options.onChange?.(this.kept);
  }

  #newItem(file: UploadedFile): UploadItem {
    const item = itemOf(this.#nextKey, file);
    this.#nextKey += 1;
    return item;
  }
}
