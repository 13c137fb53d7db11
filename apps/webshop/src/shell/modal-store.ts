import { makeAutoObservable, observableRef } from 'mobx';
import type { Modals } from '../support/app-ports.ts';
import type { ModalKey, ModalParams } from '../support/modals.ts';

/** The dialog that is open, with what it needs to know. */
export type OpenModal = { [Key in ModalKey]: { readonly key: Key; readonly params: ModalParams[Key] } }[ModalKey];

/**
 * The dialog that is open, if any; a new one takes its place. Only the warning of the automatic sign-out lies over it, so
 * that what was typed below is still there after. Opening a dialog that the shop does not have is an error (1 §2).
 */
export class ModalStore implements Modals {
  current: OpenModal | null = null;
  /** The warning that lies over everything. */
  warning: OpenModal | null = null;
  readonly #known: ReadonlySet<string>;

  /** `known`: the keys of the dialogs that can be drawn. */
  constructor(known: readonly ModalKey[]) {
    this.#known = new Set(known);
    makeAutoObservable(this, { current: observableRef, warning: observableRef }, { autoBind: true });
  }

  open<Key extends ModalKey>(key: Key, params: ModalParams[Key]): void {
    if (!this.#known.has(key)) throw new Error(`Unknown modal: ${key}`);
    const modal = openModal(key, params);
    if (modal.key === 'idle-warning') this.warning = modal;
    else this.current = modal;
  }

  close(): void {
    this.current = null;
  }

  closeWarning(): void {
    this.warning = null;
  }

  /** Takes everything away, for when the resident is signed out. */
  closeAll(): void {
    this.close();
    this.closeWarning();
  }
}

/** The named border: the compiler cannot see that a key and its own parameters make one of the union. */
function openModal<Key extends ModalKey>(key: Key, params: ModalParams[Key]): OpenModal {
  return { key, params } as OpenModal;
}
