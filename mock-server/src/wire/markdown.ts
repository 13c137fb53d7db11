import { Marked } from 'marked';
import { escapeHtml } from '../http/html-text.ts';

/** Addresses that a text of the platform may link to. */
const safeAddress = /^(?:https?:\/\/|\/|mailto:|tel:)/;

/** Markdown as the platform sends it: no white space between blocks, HTML of an author as text, no link of a bare address. */
const marked = new Marked({
  gfm: true,
  breaks: true,
  tokenizer: { html: () => undefined, tag: () => undefined, url: () => undefined },
  renderer: {
    text(token) {
      return 'tokens' in token && token.tokens ? this.parser.parseInline(token.tokens) : escapeHtml(token.text);
    },
    link({ href, raw, tokens }) {
      if (!safeAddress.test(href)) return escapeHtml(raw);
      return `<a href="${escapeHtml(href)}">${this.parser.parseInline(tokens)}</a>`;
    },
    image: ({ text }) => escapeHtml(text),
    br: () => '<br />',
    heading({ depth, tokens }) {
      return `<h${depth}>${this.parser.parseInline(tokens)}</h${depth}>`;
    },
    paragraph({ tokens }) {
      return `<p>${this.parser.parseInline(tokens)}</p>`;
    },
    list({ ordered, items }) {
      const tag = ordered ? 'ol' : 'ul';
      return `<${tag}>${items.map((item) => this.listitem(item)).join('')}</${tag}>`;
    },
    listitem(item) {
      return `<li>${this.parser.parse(item.tokens)}</li>`;
    },
  },
});

/** The most of a text that is read: marks that open and never close take long, and the platform stands still meanwhile. */
const longestText = 20_000;

const beginningOf = (text: string | null): string => (text ?? '').slice(0, longestText);

/** The HTML of a text that funds, offers and pages have as markdown. */
export const markdownToHtml = (text: string | null): string => marked.parse(beginningOf(text), { async: false });

/** The same without marks, for searching. */
export const markdownToText = (text: string | null): string =>
  beginningOf(text)
    .replaceAll(/\[([^[\]]+)\]\([^()]+\)/g, '$1')
    .replaceAll(/[*#]/g, '');
