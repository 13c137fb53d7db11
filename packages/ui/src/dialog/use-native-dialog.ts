import { useEffect, useLayoutEffect, useRef } from 'react';
import type { MouseEvent, PointerEvent, RefObject, SyntheticEvent } from 'react';
import { CLOSE_ANIMATION_MS } from '../timings.ts';

/** What a `<dialog>` element needs. */
export type NativeDialog = {
  readonly ref: RefObject<HTMLDialogElement | null>;
  readonly onCancel: (event: SyntheticEvent) => void;
  readonly onPointerDown: (event: PointerEvent<HTMLDialogElement>) => void;
  readonly onClick: (event: MouseEvent<HTMLDialogElement>) => void;
};

/**
 * Ties `open` to the browser's own modal dialog, which keeps focus inside and gives it back. Closing waits for the
 * animation, unless the visitor wants no motion. Escape and a click beside the sheet ask for `onClose`; they never close by themselves.
 */
export function useNativeDialog(open: boolean, onClose: () => void): NativeDialog {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedBeside = useRef(false);

  // A layout effect, so that what stands inside can take focus in an effect of its own.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    if (open) {
      dialog.removeAttribute('data-closing');
      if (!dialog.open) dialog.showModal();
      return undefined;
    }
    if (!dialog.open) return undefined;
    dialog.setAttribute('data-closing', '');
    const timer = setTimeout(() => close(dialog), wantsNoMotion() ? 0 : CLOSE_ANIMATION_MS);
    return () => clearTimeout(timer);
  }, [open]);

  // A dialog that is taken away while open would leave focus nowhere.
  useEffect(() => {
    const dialog = ref.current;
    return () => dialog?.close();
  }, []);

  return {
    ref,
    onCancel: (event) => {
      event.preventDefault();
      onClose();
    },
    // Both press and release beside the sheet: who drags a selection out of a field does not mean to close.
    onPointerDown: (event) => {
      pressedBeside.current = event.target === ref.current;
    },
    onClick: (event) => {
      if (event.target === ref.current && pressedBeside.current) onClose();
    },
  };
}

function close(dialog: HTMLDialogElement): void {
  dialog.removeAttribute('data-closing');
  dialog.close();
}

function wantsNoMotion(): boolean {
  return typeof window.matchMedia === 'function' && window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
