import type { Instant } from '@stadstegoed/core/shared/instant.ts';
import { Session } from '../app/session.ts';
import { inject, injectable } from '../view-model/inject.ts';
import { DeviceStorage } from './device-storage.ts';
import { DRAFT_PREFIX, PrivateDrafts, type PrivateDraft } from './private-drafts.ts';

/** The drafts on this device of the resident who is signed in. */
@injectable()
export class OwnDrafts {
  readonly #drafts: PrivateDrafts;
  readonly #session: Pick<Session, 'identity' | 'refresh'>;
  readonly #device: Pick<DeviceStorage, 'open'>;

  constructor(
    @inject(PrivateDrafts) drafts: PrivateDrafts,
    @inject(Session) session: Pick<Session, 'identity' | 'refresh'>,
    @inject(DeviceStorage) device: Pick<DeviceStorage, 'open'>,
  ) {
    this.#drafts = drafts;
    this.#session = session;
    this.#device = device;
  }

  /** Whether this device has a draft of anybody; most have none, and need not know who is signed in. */
  mayExist(): boolean {
    try {
      const storage = this.#device.open();
      return Array.from({ length: storage.length }, (_, at) => storage.key(at)).some((name) =>
        name?.startsWith(DRAFT_PREFIX),
      );
    } catch {
      return false;
    }
  }

  /** The draft; null when there is none, or when it is not known who is signed in. */
  async read(key: string): Promise<PrivateDraft | null> {
    const owner = this.mayExist() ? await this.#owner() : null;
    return owner === null ? null : this.#drafts.read(owner, key);
  }

  /** Stores a draft and resolves to the time; null when it could not be stored. */
  async write(key: string, text: string): Promise<Instant | null> {
    const owner = await this.#owner();
    return owner === null ? null : this.#drafts.write(owner, key, text);
  }

  async remove(key: string): Promise<void> {
    const owner = this.mayExist() ? await this.#owner() : null;
    if (owner !== null) await this.#drafts.remove(owner, key);
  }

  async #owner(): Promise<string | null> {
    if (this.#session.identity !== null) return this.#session.identity.address;
    const identity = await this.#session.refresh();
    return identity.ok ? identity.value.address : null;
  }
}
