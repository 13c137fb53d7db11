import type { Page } from '@playwright/test';

/**
 * How a translating browser changes a text node: `font` puts elements in its place (Chrome, Edge), `replace` another text
 * node, `inplace` other words in the same node (Safari).
 */
export const TRANSLATION_FORMS = ['font', 'replace', 'inplace'] as const;
export type TranslationForm = (typeof TRANSLATION_FORMS)[number];

/**
 * Translates every page of the shop that is opened from now on, and what changes in it. The words stay the same, so that a
 * test finds them; in place they get a space. A text that the shop changes where nobody sees it any more is reported as an
 * exception, which fails the test.
 */
export async function translatePages(page: Page, form: TranslationForm): Promise<void> {
  await page.addInitScript(translator, form);
}

/** Runs in the page, before its own scripts; the mock platform's pages have no root and are left alone. */
function translator(form: TranslationForm): void {
  const LEFT_ALONE = 'script, style, noscript, textarea, svg, [translate="no"], font';
  const HTML = 'http://www.w3.org/1999/xhtml';
  const translated = new WeakSet<Node>();
  const replaced = new WeakSet<Node>();
  const nativeData = Object.getOwnPropertyDescriptor(CharacterData.prototype, 'data');

  const translationOf = (text: string): Node => {
    if (form === 'replace') return document.createTextNode(text);
    const [outer, inner] = [document.createElementNS(HTML, 'font'), document.createElementNS(HTML, 'font')];
    inner.textContent = text;
    outer.append(inner);
    return outer;
  };
  const translate = (node: Text): void => {
    const isLeftAlone = node.parentElement === null || node.parentElement.closest(LEFT_ALONE) !== null;
    if (node.data.trim() === '' || isLeftAlone || translated.has(node)) return;
    if (form === 'inplace') {
      if (!node.data.endsWith(' ')) nativeData?.set?.call(node, `${node.data} `);
      return;
    }
    const shown = translationOf(node.data);
    translated.add(shown);
    replaced.add(node);
    node.replaceWith(shown);
  };
  const translateAll = (root: Node): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = root instanceof Text ? [root] : [];
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    for (const text of texts) translate(text);
  };
  const reportStale = (prototype: object, name: string): void => {
    const { get, set, ...rest } = Object.getOwnPropertyDescriptor(prototype, name) ?? {};
    const report = function (this: Node, value: unknown): void {
      const was: unknown = get?.call(this);
      if (replaced.has(this) && value !== was)
        reportError(new Error(`stale text: "${String(was)}", which is now "${String(value)}"`));
      set?.call(this, value);
    };
    Object.defineProperty(prototype, name, { ...rest, ...(get === undefined ? {} : { get }), set: report });
  };
  reportStale(Node.prototype, 'nodeValue');
  reportStale(Node.prototype, 'textContent');
  reportStale(CharacterData.prototype, 'data');
  document.addEventListener('DOMContentLoaded', () => {
    if (document.getElementById('root') === null) return;
    translateAll(document.body);
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        for (const added of addedNodes) translateAll(added);
        if (type === 'characterData') translateAll(target);
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}
