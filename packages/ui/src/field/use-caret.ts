import { useLayoutEffect, useState } from 'react';

/** Places the caret of `input` at `caret` characters once its new text stands. */
type PlaceCaret = (input: HTMLInputElement, caret: (text: string) => number) => void;

/**
 * Keeps the caret where a resident typed in a field that rewrites its text, such as a code in blocks. The caret is set
 * before the browser handles the next key: a later moment would undo a move that the resident made meanwhile.
 */
export function useCaret(): PlaceCaret {
  // A new object for each change, so that a change which the owner refuses places the caret too.
  const [change, setChange] = useState<{
    readonly input: HTMLInputElement;
    readonly caret: (text: string) => number;
  }>();
  useLayoutEffect(() => {
    if (change === undefined || document.activeElement !== change.input) return;
    const caret = change.caret(change.input.value);
    change.input.setSelectionRange(caret, caret);
  }, [change]);
  return (input, caret) => setChange({ input, caret });
}
