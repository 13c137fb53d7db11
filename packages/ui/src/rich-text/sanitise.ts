import createDOMPurify from 'dompurify';

const ALLOWED_TAGS = (
  'p br strong b em i u s sub sup small a ul ol li blockquote hr h1 h2 h3 h4 h5 h6 img figure figcaption ' +
  'code pre div span dl dt dd table caption thead tbody tfoot tr th td'
).split(' ');

const ALLOWED_ATTRIBUTES = 'href src alt title lang dir colspan rowspan scope width height start'.split(' ');

const SAFE_ADDRESS = /^(?:https?:|mailto:|tel:|\/(?!\/)|#|\?)/i;

/**
 * Server HTML made safe: text, lists, tables and pictures stay; scripts, styles, frames and forms go; links that leave the
 * shop tell the other site nothing. The highest heading becomes `topHeading`, so that the outline of the page holds.
 */
export function sanitise(html: string, topHeading: number): string {
  const purifier = createDOMPurify(window);
  purifier.addHook('afterSanitizeAttributes', makeAddressSafe);
  const content = purifier.sanitize(html, {
    ALLOWED_TAGS,
    ALLOWED_ATTR: ALLOWED_ATTRIBUTES,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  shiftHeadings(content, topHeading);
  const holder = document.createElement('template');
  holder.content.append(content);
  return holder.innerHTML;
}

function makeAddressSafe(element: Element): void {
  for (const name of ['href', 'src']) {
    const address = element.getAttribute(name);
    if (address !== null && !SAFE_ADDRESS.test(address.trim())) element.removeAttribute(name);
  }
  if (element.tagName === 'A' && /^https?:/i.test(element.getAttribute('href') ?? '')) {
    element.setAttribute('rel', 'noopener noreferrer nofollow');
  }
  if (element.tagName === 'IMG') {
    element.setAttribute('loading', 'lazy');
    if (!element.hasAttribute('alt')) element.setAttribute('alt', '');
  }
}

function shiftHeadings(content: DocumentFragment, topHeading: number): void {
  const headings = Array.from(content.querySelectorAll('h1, h2, h3, h4, h5, h6'));
  const highest = Math.min(...headings.map(rank));
  for (const heading of headings) {
    const shifted = document.createElement(`h${Math.min(6, rank(heading) - highest + topHeading)}`);
    shifted.append(...heading.childNodes);
    heading.replaceWith(shifted);
  }
}

function rank(heading: Element): number {
  return Number(heading.tagName.slice(1));
}
