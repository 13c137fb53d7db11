import { html } from './html.ts';
import type { Markup } from './html.ts';
import { icon } from './icons.ts';

/** The words around a search box; `look` is a class of space around it. */
interface SearchWords {
  /** What is searched, for who cannot see where the box stands. */
  readonly label: string;
  /** An example of what can be typed. */
  readonly hint: string;
  readonly look?: string;
}

const box = ({ label, look }: Pick<SearchWords, 'label' | 'look'>, field: Markup): Markup =>
  html`<label class="search ${look}"><span class="vh">${label}</span>${icon('search')}${field}</label>`;

/** Searches on the server: a form that leads to the same page with the words in its address, and keeps the rest of that. */
export function searchForm(
  about: SearchWords & {
    readonly to: string;
    readonly q: string | null;
    readonly kept?: { readonly [name: string]: string | number | null };
  },
): Markup {
  const kept = Object.entries(about.kept ?? {}).map(
    ([name, value]) => value !== null && html`<input type="hidden" name="${name}" value="${value}" />`,
  );
  return html`<form class="${about.look}" method="get" action="${about.to}" role="search">
    ${box({ label: about.label }, html`<input class="in" type="search" name="q" value="${about.q}" placeholder="${about.hint}" autocomplete="off" />`)}${kept}
  </form>`;
}

/** Hides, while somebody types, the lines of the list with this id that do not have the words. */
export const filterBox = (about: SearchWords & { readonly list: string }): Markup =>
  box(
    about,
    html`<input class="in" type="search" data-filter="${about.list}" placeholder="${about.hint}" autocomplete="off" />`,
  );
