import type { Container, ContainerModule } from 'inversify';
import type { ComponentType } from 'react';
import type { Loader } from '../lib/app/loader.ts';
import type { DialogKey, DialogProps, AllDialogs } from '../lib/app/dialogs.ts';
import type { TextsName } from '../texts/text-keys.ts';
import { DIALOGS } from './dialogs.ts';
import { OWN_BINDINGS } from './own-bindings.ts';

export interface ShopLoaderParts {
  readonly container: Pick<Container, 'load'>;
  /** Loads texts in the current language. */
  readonly needTexts: (names: readonly TextsName[]) => Promise<void>;
  /** Fetches the chunk with the bindings. */
  readonly fetchBindings: () => Promise<Pick<typeof import('./bindings.ts'), 'bindings'>>;
}

/**
 * Loads the texts of screens and dialogs, and once the bindings: those of one feature with its texts. A chunk that could not
 * be fetched is asked for again.
 */
export class ShopLoader implements Loader {
  readonly #parts: ShopLoaderParts;
  readonly #bound = new Map<string, Promise<void>>();

  constructor(parts: ShopLoaderParts) {
    this.#parts = parts;
  }

  async need(texts: readonly TextsName[]): Promise<void> {
    await Promise.all([this.#parts.needTexts(texts), this.bind(texts)]);
  }

  /** Loads the bindings alone, those of the features with these texts among them. */
  async bind(texts: readonly TextsName[]): Promise<void> {
    const own = texts.flatMap((name) => {
      const load = OWN_BINDINGS[name];
      return load === undefined ? [] : this.#bindOnce(name, async () => [(await load()).own]);
    });
    const all = this.#bindOnce('all', async () => (await this.#parts.fetchBindings()).bindings);
    await Promise.all([all, ...own]);
  }

  async dialog<Key extends DialogKey>(key: Key): Promise<ComponentType<DialogProps<Key>>> {
    const { texts, load }: AllDialogs[Key] = DIALOGS[key];
    const [{ Component }] = await Promise.all([load(), this.need(texts)]);
    return Component;
  }

  #bindOnce(key: string, fetchModules: () => Promise<readonly ContainerModule[]>): Promise<void> {
    const bound =
      this.#bound.get(key) ??
      fetchModules()
        .then((modules) => this.#parts.container.load(...modules))
        .catch((error: unknown) => {
          this.#bound.delete(key);
          throw error;
        });
    this.#bound.set(key, bound);
    return bound;
  }
}
