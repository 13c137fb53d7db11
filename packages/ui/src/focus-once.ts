/**
 * Moves focus to an element that is not a control, such as a heading. Its tabindex is removed on blur: a screen reader
 * calls an element that keeps one "clickable". Does not scroll, unless the options say so.
 */
export function focusOnce(element: HTMLElement, options: FocusOptions = { preventScroll: true }): void {
  element.setAttribute('tabindex', '-1');
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  element.focus(options);
}
