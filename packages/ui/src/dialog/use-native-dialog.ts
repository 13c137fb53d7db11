import { useEffect, useLayoutEffect, useRef } from 'react';
import type { MouseEvent, PointerEvent, RefObject, SyntheticEvent } from 'react';
import { focusOnce } from '../focus-once.ts';
import { CLOSE_ANIMATION_MS, DOUBLE_PRESS_MS } from '../timings.ts';

/** Props for a `<dialog>` element. */
export type NativeDialog = {
  readonly ref: RefObject<HTMLDialogElement | null>;
  readonly onCancel: (event: SyntheticEvent) => void;
  readonly onPointerDown: (event: PointerEvent<HTMLDialogElement>) => void;
  readonly onClick: (event: MouseEvent<HTMLDialogElement>) => void;
  readonly onClickCapture: (event: MouseEvent<HTMLDialogElement>) => void;
};

/** What the owner of a dialog decides. */
export type NativeDialogOptions = {
  readonly open: boolean;
  readonly onClose: () => void;
  /** The name of the step; absent in a dialog with one step. */
  readonly step?: string | undefined;
};

/**
 * Binds `open` to the browser's modal dialog, which traps and restores focus. Closing waits for the animation, unless
 * the visitor prefers reduced motion. Escape and a click on the backdrop call `onClose`; they do not close the dialog.
 *
 * The title takes focus, so that a screen reader says it first. The browser would focus the close button, of which some
 * screen readers say only the button; of a dialog with focus they say all that is in it in one breath. Another step begins
 * there as well, at the top: the button that had focus is gone or does something else now.
 */
export function useNativeDialog({ open, onClose, step }: NativeDialogOptions): NativeDialog {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedBackdrop = useRef(false);
  const isTouch = useRef(false);
  const stepBegan = useRef(0);

  // A layout effect, so that children can take focus in their own effects.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    if (open) {
      dialog.removeAttribute('data-closing');
      if (!dialog.open) {
        dialog.showModal();
        stepBegan.current = performance.now();
        focusTitle(dialog);
      }
      return undefined;
    }
    if (!dialog.open) return undefined;
    dialog.setAttribute('data-closing', '');
    const timer = setTimeout(() => close(dialog), prefersReducedMotion() ? 0 : CLOSE_ANIMATION_MS);
    return () => clearTimeout(timer);
  }, [open]);

  const shownStep = useRef(step);
  useLayoutEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    stepBegan.current = performance.now();
    const dialog = ref.current;
    if (!dialog?.open) return;
    dialog.scrollTop = 0;
    focusTitle(dialog);
  }, [step]);

  // Removing an open dialog would lose the focus.
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
    // Requires press and release on the backdrop, so that dragging a text selection out of a field does not close it.
    onPointerDown: (event) => {
      pressedBackdrop.current = event.target === ref.current;
      isTouch.current = event.pointerType === 'touch';
    },
    // The second press of a double one belongs to the step before. A phone does not count taps.
    onClickCapture: (event) => {
      const isSecond = event.detail > 1 || isTouch.current;
      if (!isSecond || performance.now() - stepBegan.current > DOUBLE_PRESS_MS) return;
      event.preventDefault();
      event.stopPropagation();
    },
    onClick: (event) => {
      if (event.target === ref.current && pressedBackdrop.current) onClose();
    },
  };
}

function focusTitle(dialog: HTMLDialogElement): void {
  focusOnce(dialog.querySelector('h2') ?? dialog);
}

function close(dialog: HTMLDialogElement): void {
  dialog.removeAttribute('data-closing');
  dialog.close();
}

function prefersReducedMotion(): boolean {
  return typeof window.matchMedia === 'function' && window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
