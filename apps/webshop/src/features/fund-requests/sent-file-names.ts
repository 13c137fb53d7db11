import type { DraftFile } from '@stadstegoed/core/files/stored-file.ts';
import { OwnDrafts } from '../../lib/draft/own-drafts.ts';
import { storedObject } from '../../lib/draft/stored-object.ts';
import { inject, injectable } from '../../lib/view-model/inject.ts';

/** Names of files by the id of the criterion that they belong to. */
export type FileNames = Readonly<Record<string, readonly string[]>>;

const keyOf = (requestId: string): string => `sent-files ${requestId}`;

/**
 * The names of the files that went with a request. The platform does not show them to the resident, so the device from which they
 * were sent keeps them, encrypted as a draft is and for as long: 30 days after they were last read.
 */
@injectable()
export class SentFileNames {
  readonly #drafts: Pick<OwnDrafts, 'read' | 'write'>;

  constructor(@inject(OwnDrafts) drafts: Pick<OwnDrafts, 'read' | 'write'>) {
    this.#drafts = drafts;
  }

  async store(requestId: string, files: Readonly<Record<string, readonly DraftFile[]>>): Promise<void> {
    const names = Object.entries(files).map(([id, chosen]) => [id, chosen.map(({ name }) => name)] as const);
    await this.#write(requestId, Object.fromEntries(names.filter(([, of]) => of.length > 0)));
  }

  /** Empty on another device, and when nothing was sent along. */
  async read(requestId: string): Promise<FileNames> {
    const draft = await this.#drafts.read(keyOf(requestId));
    const names = Object.entries(storedObject(draft?.text ?? null) ?? {}).filter(isNames);
    await this.#write(requestId, Object.fromEntries(names));
    return Object.fromEntries(names);
  }

  async #write(requestId: string, names: FileNames): Promise<void> {
    if (Object.keys(names).length > 0) await this.#drafts.write(keyOf(requestId), JSON.stringify(names));
  }
}

function isNames(entry: [string, unknown]): entry is [string, string[]] {
  return Array.isArray(entry[1]) && entry[1].every((name) => typeof name === 'string');
}
