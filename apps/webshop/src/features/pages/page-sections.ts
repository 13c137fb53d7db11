import { beginningOf } from '@stadstegoed/ui/rich-text/tidy.ts';

/** A part of a text of the municipality, between two headings of the highest level. */
export interface PageSection {
  /** The anchor of the part in the page. */
  readonly id: string;
  /** The text of its heading; null for what stands before the first heading. */
  readonly title: string | null;
  /** The rest as HTML of the platform: not trusted, for `RichText` only. */
  readonly html: string;
}

/**
 * Divides HTML of the platform at its highest headings, for a table of contents. A separate document parses it, which runs
 * and loads nothing.
 */
export function pageSections(html: string): readonly PageSection[] {
  const { body } = new DOMParser().parseFromString(beginningOf(html), 'text/html');
  const highest = Math.min(...Array.from(body.children).map(levelOf));
  const isTitle = (node: Node): boolean => isElement(node) && levelOf(node) <= Math.min(highest, 6);
  const parts: { title: string | null; holder: Element }[] = [];
  for (const node of Array.from(body.childNodes)) {
    if (isTitle(node)) {
      parts.push({ title: node.textContent?.trim() ?? '', holder: body.ownerDocument.createElement('div') });
    } else {
      if (parts.length === 0) parts.push({ title: null, holder: body.ownerDocument.createElement('div') });
      parts.at(-1)?.holder.append(node);
    }
  }
  return parts
    .map(({ title, holder }) => ({ title, html: holder.innerHTML.trim() }))
    .filter(({ title, html: rest }) => title !== null || rest !== '')
    .map((part, index) => ({ id: `section-${index + 1}`, ...part }));
}

/** The level of a heading; infinite for anything else. */
function levelOf(element: Element): number {
  return /^H[1-6]$/.test(element.tagName) ? Number(element.tagName.slice(1)) : Infinity;
}

/** Whether a node is an element. */
function isElement(node: Node): node is Element {
  return node.nodeType === Node.ELEMENT_NODE;
}
