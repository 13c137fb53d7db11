import type { Clock } from '@stadstegoed/core/shared/clock.port.ts';
import { isAhead, isOlderThan } from '@stadstegoed/core/shared/device-clock.ts';
import { instant, type Instant } from '@stadstegoed/core/shared/instant.ts';
import { DRAFT_PREFIX, type PrivateDraft, type PrivateDrafts } from './private-drafts.ts';
import { storedObject, type StoredObject } from './stored-object.ts';

/** Milliseconds after which a draft is deleted: more than 30 days. */
const KEPT_FOR = 30 * 86_400_000 + 1;
const SALT_KEY = 'private-draft-salt';
const SALT_BYTES = 16;
/** The length of the nonce of AES-GCM in bytes (NIST SP 800-38D). */
const NONCE_BYTES = 12;

/** What the adapter needs of the browser; replaced in tests. */
export interface DraftDevice {
  readonly storage: () => Storage;
  /** The secret of the device, to sign with. */
  readonly key: () => Promise<CryptoKey>;
  readonly crypto: Crypto;
  readonly clock: Pick<Clock, 'now'>;
}

/**
 * Drafts in local storage, encrypted with AES-GCM. HKDF derives from the owner's secret, signed with the secret
 * of this device, and a random salt both the key and the name of the entry, so an entry reveals neither its owner nor its
 * subject. Every failure (no secure context, full or blocked storage) behaves as "not stored".
 */
export class EncryptedDrafts implements PrivateDrafts {
  readonly #device: DraftDevice;

  constructor(device: DraftDevice) {
    this.#device = device;
  }

  async read(secret: string, key: string): Promise<PrivateDraft | null> {
    return quietly(async () => {
      this.#removeOld();
      const sealed = await this.#derive(await this.#signed(secret), key);
      return (await this.#open(sealed)) ?? (await this.#openUnsigned(secret, key, sealed));
    });
  }

  async write(secret: string, key: string, text: string): Promise<Instant | null> {
    return quietly(async () => {
      const savedAt = this.#device.clock.now();
      await this.#seal(await this.#derive(await this.#signed(secret), key), { text, savedAt });
      return savedAt;
    });
  }

  async remove(secret: string, key: string): Promise<void> {
    await quietly(async () => {
      const { name } = await this.#derive(await this.#signed(secret), key);
      this.#device.storage().removeItem(name);
      return null;
    });
  }

  async #open({ name, cipher }: Lock): Promise<PrivateDraft | null> {
    const entry = parseEntry(this.#device.storage().getItem(name));
    if (entry === null) return null;
    const data = bytesOf(entry.data);
    const nonce = { name: 'AES-GCM', iv: data.subarray(0, NONCE_BYTES) };
    const plain = await this.#device.crypto.subtle.decrypt(nonce, cipher, data.subarray(NONCE_BYTES));
    return { text: new TextDecoder().decode(plain), savedAt: entry.savedAt };
  }

  async #seal({ name, cipher }: Lock, { text, savedAt }: PrivateDraft): Promise<void> {
    const iv = this.#device.crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
    const encoded = new TextEncoder().encode(text);
    const sealed = await this.#device.crypto.subtle.encrypt({ name: 'AES-GCM', iv }, cipher, encoded);
    const data = base64Of(new Uint8Array([...iv, ...new Uint8Array(sealed)]));
    this.#device.storage().setItem(name, JSON.stringify({ savedAt, data }));
  }

  /** Reads a draft of a shop that did not sign the owner's secret, once: it is then sealed as the others are. */
  async #openUnsigned(secret: string, key: string, sealed: Lock): Promise<PrivateDraft | null> {
    const unsigned = await this.#derive(bytesOfText(secret), key);
    const draft = await this.#open(unsigned);
    if (draft === null) return null;
    await this.#seal(sealed, draft);
    this.#device.storage().removeItem(unsigned.name);
    return draft;
  }

  async #signed(secret: string): Promise<ArrayBuffer> {
    return this.#device.crypto.subtle.sign('HMAC', await this.#device.key(), bytesOfText(secret));
  }

  /**
   * Deletes the drafts of every owner that are too old; their times are readable without the secret. One of a time in the future
   * is as old as now: what a resident typed is not lost because her clock was set back (reading 52). What another version stored in
   * another form stays for that version, and without a time it is left alone.
   */
  #removeOld(): void {
    const storage = this.#device.storage();
    const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
    const now = this.#device.clock.now();
    for (const name of names.filter((candidate) => candidate.startsWith(DRAFT_PREFIX))) {
      const entry = parseDated(storage.getItem(name));
      if (entry === null) continue;
      if (isAhead(entry.savedAt, now)) storage.setItem(name, JSON.stringify({ ...entry, savedAt: now }));
      else if (isOlderThan(KEPT_FOR, entry.savedAt, now)) storage.removeItem(name);
    }
  }

  async #derive(secret: BufferSource, key: string): Promise<Lock> {
    const { subtle } = this.#device.crypto;
    const material = await subtle.importKey('raw', secret, 'HKDF', false, ['deriveKey', 'deriveBits']);
    const hkdf = (use: string) => ({
      name: 'HKDF',
      hash: 'SHA-256',
      salt: this.#salt(),
      info: bytesOfText(`${use} ${key}`),
    });
    const [name, cipher] = await Promise.all([
      subtle.deriveBits(hkdf('name'), material, 128),
      subtle.deriveKey(hkdf('key'), material, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']),
    ]);
    return { name: DRAFT_PREFIX + base64Of(new Uint8Array(name)), cipher };
  }

  /** The random salt of this device, made at the first use. */
  #salt(): Uint8Array<ArrayBuffer> {
    const storage = this.#device.storage();
    const stored = storage.getItem(SALT_KEY);
    if (stored !== null) return bytesOf(stored);
    const salt = this.#device.crypto.getRandomValues(new Uint8Array(SALT_BYTES));
    storage.setItem(SALT_KEY, base64Of(salt));
    return salt;
  }
}

/** The name and the key of an entry. */
interface Lock {
  readonly name: string;
  readonly cipher: CryptoKey;
}

interface Entry {
  readonly savedAt: Instant;
  /** The nonce followed by the encrypted text, in base64. */
  readonly data: string;
}

/** An entry of any version of the shop: each has the time, and its other fields are its own. */
type Dated = StoredObject & Pick<Entry, 'savedAt'>;

function parseDated(text: string | null): Dated | null {
  const stored = storedObject(text);
  return typeof stored?.['savedAt'] === 'number' ? { ...stored, savedAt: instant(stored['savedAt']) } : null;
}

function parseEntry(text: string | null): Entry | null {
  const entry = parseDated(text);
  return typeof entry?.['data'] === 'string' ? { savedAt: entry.savedAt, data: entry['data'] } : null;
}

const bytesOfText = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

function base64Of(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''));
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0);
}

async function quietly<T>(attempt: () => Promise<T | null>): Promise<T | null> {
  try {
    return await attempt();
  } catch {
    return null;
  }
}
