import { backTo } from '../frame/frame.ts';
import { html } from '../page-kit/html.ts';
import type { Markup } from '../page-kit/html.ts';
import { icon } from '../page-kit/icons.ts';
import type { IconName } from '../page-kit/icons.ts';
import type { PageCall } from '../page-kit/page-call.ts';

/** A line of the box that leads somewhere; it shows when words are typed that it has. */
export const link = (address: string, sign: IconName, [words, more]: readonly [string, string]): Markup =>
  html`<li data-deep hidden>
    <a href="${address}"
      >${icon(sign)}<span>${words} <span class="soft small">${more}</span></span></a
    >
  </li>`;

/** A action of the box: its name below `at`, what it is called, what comes of it, and what it is done with. */
interface Act {
  readonly to: string;
  readonly at?: '/_mock/do' | '/_mock/desk';
  readonly words: string;
  readonly more?: string;
  readonly values?: { readonly [name: string]: string };
}

/** A line that does a action and leads back to the page on which the box was opened. */
export function press(call: PageCall, sign: IconName, act: Act): Markup {
  const held = Object.entries(act.values ?? {}).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  );
  const more = act.more !== undefined && html` <span class="soft small">${act.more}</span>`;
  return html`<li data-deep hidden>
    <form method="post" action="${act.at ?? '/_mock/do'}/${act.to}">
      ${backTo(call)}${held}<button>${icon(sign)}<span>${act.words}${more}</span></button>
    </form>
  </li>`;
}
