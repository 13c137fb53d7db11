import type { Container } from 'inversify';
import type { ComponentType } from 'react';
import type { Loader } from '../lib/app/loader.ts';
import type { DialogKey, DialogProps, AllDialogs } from '../lib/app/dialogs.ts';
import type { TextsName } from '../texts/text-keys.ts';
import { DIALOGS } from './dialogs.ts';

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

  async dialog<Key extends DialogKey>(key: Key): Promise<ComponentType<DialogProps<Key>>> {
    const { texts, load }: AllDialogs[Key] = DIALOGS[key];
    const [{ Component }] = await Promise.all([load(), this.need(texts)]);
    return Component;
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
