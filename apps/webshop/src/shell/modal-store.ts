import { makeAutoObservable, observableRef } from 'mobx';
import type { Modals } from '../support/app-ports.ts';
import type { ModalKey, ModalParams } from '../support/modals.ts';

/** The dialog that is open, with what it needs to know. */
export type OpenModal = { [Key in ModalKey]: { readonly key: Key; readonly params: ModalParams[Key] } }[ModalKey];

/** The dialog that is open, if any. Opening a dialog that the shop does not have is an error (1 §2). */
export class ModalStore implements Modals {
  current: OpenModal | null = null;
  readonly #known: ReadonlySet<string>;

  /** `known`: the keys of the dialogs that can be drawn. */
  constructor(known: readonly ModalKey[]) {
    this.#known = new Set(known);
    makeAutoObservable(this, { current: observableRef }, { autoBind: true });
  }

  open<Key extends ModalKey>(key: Key, params: ModalParams[Key]): void {
    if (!this.#known.has(key)) throw new Error(`Unknown modal: ${key}`);
    this.current = openModal(key, params);
  }

  close(): void {
    this.current = null;
  }
}

/** The named border: the compiler cannot see that a key and its own parameters make one of the union. */
function openModal<Key extends ModalKey>(key: Key, params: ModalParams[Key]): OpenModal {
  return { key, params } as OpenModal;
}
