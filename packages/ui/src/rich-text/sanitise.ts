import createDOMPurify from 'dompurify';
import { ALLOWED_ATTRIBUTES, ALLOWED_ELEMENTS, beginningOf, tidy } from './tidy.ts';

/** Sanitises server HTML with DOMPurify, for browsers without a sanitiser. Removes scripts, styles and forms. */
export function sanitise(html: string, topHeading: number): string {
  const content = createDOMPurify(window).sanitize(beginningOf(html), {
    ALLOWED_TAGS: [...ALLOWED_ELEMENTS],
    ALLOWED_ATTR: [...ALLOWED_ATTRIBUTES],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  tidy(content, topHeading);
  const holder = document.createElement('template');
  holder.content.append(content);
  return holder.innerHTML;
}
