import type { DraftFile } from '@stadstegoed/core/files/stored-file.ts';
import { Session } from '../../lib/app/session.ts';
import { PrivateDrafts } from '../../lib/draft/private-drafts.ts';
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
  readonly #drafts: PrivateDrafts;
  readonly #session: Session;

  constructor(@inject(PrivateDrafts) drafts: PrivateDrafts, @inject(Session) session: Session) {
    this.#drafts = drafts;
    this.#session = session;
  }

  async store(requestId: string, files: Readonly<Record<string, readonly DraftFile[]>>): Promise<void> {
    const names = Object.entries(files).map(([id, chosen]) => [id, chosen.map(({ name }) => name)] as const);
    await this.#write(requestId, Object.fromEntries(names.filter(([, of]) => of.length > 0)));
  }

  /** Empty on another device, and when nothing was sent along. */
  async read(requestId: string): Promise<FileNames> {
    const owner = await this.#owner();
    const draft = owner === null ? null : await this.#drafts.read(owner, keyOf(requestId));
    const names = Object.entries(storedObject(draft?.text ?? null) ?? {}).filter(isNames);
    await this.#write(requestId, Object.fromEntries(names));
    return Object.fromEntries(names);
  }

  async #write(requestId: string, names: FileNames): Promise<void> {
    const owner = Object.keys(names).length === 0 ? null : await this.#owner();
    if (owner !== null) await this.#drafts.write(owner, keyOf(requestId), JSON.stringify(names));
  }

  async #owner(): Promise<string | null> {
    if (this.#session.identity !== null) return this.#session.identity.address;
    const identity = await this.#session.refresh();
    return identity.ok ? identity.value.address : null;
  }
}

function isNames(entry: [string, unknown]): entry is [string, string[]] {
  return Array.isArray(entry[1]) && entry[1].every((name) => typeof name === 'string');
}
