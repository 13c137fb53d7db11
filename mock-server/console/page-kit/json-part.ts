import { html, raw } from './html.ts';
import type { Markup } from './html.ts';

/** A text (a key when a colon follows), a word, or a number. */
const token = /("(?:\\.|[^"\\])*")(\s*:)?|\b(?:true|false|null)\b|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

const kindOf = (found: string, isKey: boolean): string => {
  if (found.startsWith('"')) return isKey ? 'k' : 's';
  return /^[tfn]/.test(found) ? 'w' : 'n';
};

/** JSON text with a colour for each kind of value; what it says stays the same text. */
export function colouredJson(text: string): Markup {
  let [markup, from] = ['', 0];
  for (const match of text.matchAll(token)) {
    const [whole, quoted, colon] = match;
    const shown = quoted ?? whole;
    const between = text.slice(from, match.index);
    const kind = kindOf(shown, colon !== undefined);
    markup += html`${between}<span class="json-${kind}">${shown}</span>${colon}`.markup;
    from = match.index + whole.length;
  }
  return raw(markup + html`${text.slice(from)}`.markup);
}
