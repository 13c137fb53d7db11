import type { ComponentType } from 'react';
import { portToken } from '@stadstegoed/core/shared/port-token.ts';
import type { TextsName } from '../../texts/text-keys.ts';

/**
 * The parameters of every dialog by the key that the specification names (SH-044). Each feature adds its own in its
 * `<feature>.dialogs.ts`, so that this folder knows no feature.
 */
export interface DialogParams {}

export type DialogKey = keyof DialogParams;

/** The props of every dialog: its parameters, whether it is open, and the callback that closes it. */
export type DialogProps<Key extends DialogKey> = {
  readonly params: DialogParams[Key];
  readonly open: boolean;
  readonly onClose: () => void;
};

/** A dialog: the texts that it shows besides those of the shell, and its chunk. */
interface Dialog<Key extends DialogKey> {
  readonly texts: readonly TextsName[];
  readonly load: () => Promise<{ readonly Component: ComponentType<DialogProps<Key>> }>;
}

/** All dialogs by their key. */
export type AllDialogs = { readonly [Key in DialogKey]: Dialog<Key> };

/** The dialogs of one feature. */
export type DialogList = Partial<AllDialogs>;

/** Dialogs by key; one at a time, a new one replaces the open one. An unknown key is an error (SH-044). */
export interface Dialogs {
  open<Key extends DialogKey>(key: Key, params: DialogParams[Key]): void;
  close(): void;
}
export const Dialogs = portToken<Dialogs>('Dialogs');
