import { makeAutoObservable, observableRef } from 'mobx';
import type { Dialogs, DialogKey, DialogParams } from '../lib/app/dialogs.ts';

/** The open dialog with its parameters. */
export type OpenDialog = { [Key in DialogKey]: { readonly key: Key; readonly params: DialogParams[Key] } }[DialogKey];

/**
 * The open dialog, if any; a new one replaces it. Over it open the question for a second factor and, over all, the warning of
 * the automatic sign-out, so that the dialog below keeps its values. Opening an unknown dialog throws.
 */
export class DialogStore implements Dialogs {
  current: OpenDialog | null = null;
  /** The question for the second factor that the platform wants before it answers. */
  factorQuestion: OpenDialog | null = null;
  /** The warning of the automatic sign-out, shown over all else. */
  warning: OpenDialog | null = null;
  readonly #known: ReadonlySet<string>;

  /** `known`: the keys of the dialogs that exist. */
  constructor(known: readonly string[]) {
    this.#known = new Set(known);
    makeAutoObservable(
      this,
      { current: observableRef, factorQuestion: observableRef, warning: observableRef },
      { autoBind: true },
    );
  }

  open<Key extends DialogKey>(key: Key, params: DialogParams[Key]): void {
    if (!this.#known.has(key)) throw new Error(`Unknown dialog: ${key}`);
    const dialog = openDialog(key, params);
    if (dialog.key === 'idle-warning') this.warning = dialog;
    else if (dialog.key === 'second-factor-question') this.factorQuestion = dialog;
    else this.current = dialog;
  }

  close(): void {
    this.current = null;
  }

  closeFactorQuestion(): void {
    this.factorQuestion = null;
  }

  closeWarning(): void {
    this.warning = null;
  }

  /** Closes all that is open, for example when the resident is signed out. */
  closeAll(): void {
    this.close();
    this.closeFactorQuestion();
    this.closeWarning();
  }
}

/** Type assertion: the compiler cannot see that a key and its parameters form a member of the union. */
function openDialog<Key extends DialogKey>(key: Key, params: DialogParams[Key]): OpenDialog {
  return { key, params } as OpenDialog;
}
