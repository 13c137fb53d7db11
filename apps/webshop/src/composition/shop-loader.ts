import type { Container } from 'inversify';
import type { ComponentType } from 'react';
import type { Loader } from '../lib/app/loader.ts';
import type { ModalKey, ModalProps } from '../lib/app/modals.ts';
import type { TextsName } from '../texts/text-keys.ts';
import { DIALOGS, type Dialog } from './dialogs.ts';

/** The dependencies of the loader. */
export interface ShopLoaderParts {
  readonly container: Pick<Container, 'load'>;
  /** Loads texts in the current language. */
  readonly needTexts: (names: readonly TextsName[]) => Promise<void>;
  /** Fetches the chunk with the bindings. */
  readonly fetchBindings: () => Promise<Pick<typeof import('./bindings.ts'), 'bindings'>>;
}

/** Loads the bindings once, and the texts of screens and dialogs. A chunk that could not be fetched is asked for again. */
export class ShopLoader implements Loader {
  readonly #parts: ShopLoaderParts;
  #bound: Promise<void> | null = null;

  constructor(parts: ShopLoaderParts) {
    this.#parts = parts;
  }

  async need(texts: readonly TextsName[]): Promise<void> {
    await Promise.all([this.#parts.needTexts(texts), this.#bind()]);
  }

  async dialog<Key extends ModalKey>(key: Key): Promise<ComponentType<ModalProps<Key>>> {
    const { texts, load }: Dialog<Key> = DIALOGS[key];
    const [{ Modal }] = await Promise.all([load(), this.need(texts)]);
    return Modal;
  }

  #bind(): Promise<void> {
    this.#bound ??= this.#load().catch((error: unknown) => {
      this.#bound = null;
      throw error;
    });
    return this.#bound;
  }

  async #load(): Promise<void> {
    const { bindings } = await this.#parts.fetchBindings();
    this.#parts.container.load(...bindings);
  }
}
