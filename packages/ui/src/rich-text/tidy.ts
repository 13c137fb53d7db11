import { LONGEST } from '@stadstegoed/core/shared/longest.ts';
import { keepTogether } from '../format.ts';

/** The tags that are read: a browser takes seconds for 20,000 that open inside each other. */
const MOST_TAGS = 4_000;

/** The allowed elements of server HTML: text, lists, tables and images. */
export const ALLOWED_ELEMENTS: readonly string[] = (
  'p br strong b em i u s sub sup small a ul ol li blockquote hr h1 h2 h3 h4 h5 h6 img figure figcaption ' +
  'code pre div span dl dt dd table caption thead tbody tfoot tr th td'
).split(' ');

/** The allowed attributes of server HTML. */
export const ALLOWED_ATTRIBUTES: readonly string[] =
  'href src alt title lang dir colspan rowspan scope width height start'.split(' ');

const SAFE_URL = /^(?:https?:|mailto:|tel:|\/(?!\/)|#|\?)/i;

/** Server HTML as far as it is read, with an ellipsis where a very long one is cut. */
export function beginningOf(html: string): string {
  const read = html.slice(0, LONGEST.page).split('<', MOST_TAGS).join('<');
  return read.length === html.length ? html : `${read}…`;
}

/**
 * Cleans sanitised content up: removes URLs with other schemes, adds `rel` to external links, makes images load lazily,
 * shifts the headings so that the highest becomes `topHeading`, and keeps amounts and postcodes on one line.
 */
export function tidy(content: ParentNode, topHeading: number): void {
  content.querySelectorAll('[href], [src], img').forEach(makeUrlsSafe);
  shiftHeadings(content, topHeading);
  const texts = document.createTreeWalker(content, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) texts.currentNode.nodeValue = keepTogether(texts.currentNode.nodeValue ?? '');
}

function makeUrlsSafe(element: Element): void {
  for (const name of ['href', 'src']) {
    const url = element.getAttribute(name);
    if (url !== null && !SAFE_URL.test(url.trim())) element.removeAttribute(name);
  }
  if (element.tagName === 'A' && /^https?:/i.test(element.getAttribute('href') ?? '')) {
    element.setAttribute('rel', 'noopener noreferrer nofollow');
  }
  if (element.tagName === 'IMG') {
    element.setAttribute('loading', 'lazy');
    if (!element.hasAttribute('alt')) element.setAttribute('alt', '');
  }
}

function shiftHeadings(content: ParentNode, topHeading: number): void {
  const headings = Array.from(content.querySelectorAll('h1, h2, h3, h4, h5, h6'));
  const highest = Math.min(...headings.map(levelOf));
  for (const heading of headings) {
    const shifted = document.createElement(`h${Math.min(6, levelOf(heading) - highest + topHeading)}`);
    shifted.append(...heading.childNodes);
    heading.replaceWith(shifted);
  }
}

function levelOf(heading: Element): number {
  return Number(heading.tagName.slice(1));
}
