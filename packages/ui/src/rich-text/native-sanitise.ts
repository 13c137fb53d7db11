import { ALLOWED_ATTRIBUTES, ALLOWED_ELEMENTS, beginningOf, tidy } from './tidy.ts';

/** The used part of the HTML Sanitizer API (WICG, in browsers since 2026). */
interface SanitisingElement {
  setHTML(
    html: string,
    options: { readonly sanitizer: { readonly elements: readonly string[]; readonly attributes: readonly string[] } },
  ): void;
}

/**
 * Sanitises server HTML with the browser's sanitiser; null when the browser has none. Does so in a document without a
 * window: in that of the page the browser would already ask for the pictures, before their addresses are checked, and look
 * at the handlers that are removed.
 */
export function sanitiseNatively(html: string, topHeading: number): string | null {
  const holder = document.implementation.createHTMLDocument('').createElement('div');
  if (!canSanitise(holder)) return null;
  holder.setHTML(beginningOf(html), { sanitizer: { elements: ALLOWED_ELEMENTS, attributes: ALLOWED_ATTRIBUTES } });
  tidy(holder, topHeading);
  return holder.innerHTML;
}

function canSanitise(element: HTMLElement): element is HTMLElement & SanitisingElement {
  return 'setHTML' in element;
}
