import { makeAutoObservable, observableRef } from 'mobx';
import type { Modals, ModalKey, ModalParams } from '../lib/app/modals.ts';

/** The open dialog with its parameters. */
export type OpenModal = { [Key in ModalKey]: { readonly key: Key; readonly params: ModalParams[Key] } }[ModalKey];

/**
 * The open dialog, if any; a new one replaces it. Only the warning of the automatic sign-out opens over it, so that the
 * dialog below keeps its values. Opening an unknown dialog throws.
 */
export class ModalStore implements Modals {
  current: OpenModal | null = null;
  /** The warning of the automatic sign-out, shown over all else. */
  warning: OpenModal | null = null;
  readonly #known: ReadonlySet<string>;

  /** `known`: the keys of the dialogs that exist. */
  constructor(known: readonly string[]) {
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

  /** Closes the dialog and the warning, for example when the resident is signed out. */
  closeAll(): void {
    this.close();
    this.closeWarning();
  }
}

/** The named border: the compiler cannot see that a key and its parameters form a member of the union. */
function openModal<Key extends ModalKey>(key: Key, params: ModalParams[Key]): OpenModal {
  return { key, params } as OpenModal;
}
