/**
 * The parameters of each dialog, by the key that opens it. Each feature adds its dialogs in its `*.feature.ts`
 * by declaration merging.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by declaration merging
export interface ModalParams {}

/** The key of a dialog. */
export type ModalKey = keyof ModalParams;

/** The props of every dialog: its parameters, whether it is open, and the callback that closes it. */
export type ModalProps<Key extends ModalKey> = {
  readonly params: ModalParams[Key];
  readonly open: boolean;
  readonly onClose: () => void;
};
