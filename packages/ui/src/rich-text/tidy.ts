/** The elements that server HTML may keep: text, lists, tables and pictures. */
export const ALLOWED_ELEMENTS: readonly string[] = (
  'p br strong b em i u s sub sup small a ul ol li blockquote hr h1 h2 h3 h4 h5 h6 img figure figcaption ' +
  'code pre div span dl dt dd table caption thead tbody tfoot tr th td'
).split(' ');

/** The attributes that server HTML may keep. */
export const ALLOWED_ATTRIBUTES: readonly string[] =
  'href src alt title lang dir colspan rowspan scope width height start'.split(' ');

const SAFE_ADDRESS = /^(?:https?:|mailto:|tel:|\/(?!\/)|#|\?)/i;

/**
 * What has to be put right after a sanitiser did its work: addresses of other kinds go, links that leave the shop tell
 * the other site nothing, pictures wait until they are seen, and the highest heading becomes `topHeading`, so that the
 * outline of the page holds.
 */
export function tidy(content: ParentNode, topHeading: number): void {
  content.querySelectorAll('[href], [src], img').forEach(makeAddressSafe);
  shiftHeadings(content, topHeading);
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

function shiftHeadings(content: ParentNode, topHeading: number): void {
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
