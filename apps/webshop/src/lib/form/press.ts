/** A press that has begun and not ended: the mouse button is down, or a finger has just left the screen. */
let isPressing = false;
const waiting: (() => void)[] = [];

/**
 * Runs a call now, or after the press that is under way. A field that loses focus because a button is being pressed would
 * otherwise show its error between press and release: the button moves away and the press is lost.
 */
export function afterPress(call: () => void): void {
  if (isPressing) waiting.push(call);
  else call();
}

/** Watches the presses of a page while it has a form. Returns a function that stops it. */
export function watchPresses(page: Document): () => void {
  const begin = (): void => {
    isPressing = true;
  };
  // A timer, because the browser sends the click right after this event.
  const end = (): void => void setTimeout(finish);
  page.addEventListener('mousedown', begin, true);
  for (const name of ENDS) page.addEventListener(name, end, true);
  return () => {
    page.removeEventListener('mousedown', begin, true);
    for (const name of ENDS) page.removeEventListener(name, end, true);
    finish();
  };
}

/** Dragging ends a press without a `mouseup`. */
const ENDS = ['mouseup', 'dragend'] as const;

function finish(): void {
  isPressing = false;
  for (const call of waiting.splice(0)) call();
}
