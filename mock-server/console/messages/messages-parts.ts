import { briefWhenOf, longDayOf, timeOf } from '../clock/clock-words.ts';
import { face } from '../page-kit/face.ts';
import { html } from '../page-kit/html.ts';
import type { Markup } from '../page-kit/html.ts';
import { icon } from '../page-kit/icons.ts';
import type { IconName } from '../page-kit/icons.ts';
import { asked } from '../page-kit/page-call.ts';
import type { PageCall } from '../page-kit/page-call.ts';
import { searchForm } from '../page-kit/search-part.ts';
import { timestamp } from '../../src/wire/format.ts';
import { unreadMails, unreadSms } from '../../src/services/mail/mailbox.ts';
import type { Person } from './messages-people.ts';
import { unreadPushes } from '../../src/notifications/push.ts';

const news = (unread: number): Markup | false => unread > 0 && html` <span class="small">${unread} new</span>`;

type PostAddress = '/_mock/mail' | '/_mock/sms' | '/_mock/push';

/** The three ways in which the platform reaches somebody, with what each holds. */
export function postTabs(call: PageCall, at: PostAddress): Markup {
  const { world } = call;
  const tab = (
    to: PostAddress,
    [sign, label]: readonly [IconName, string],
    [size, unread]: readonly [number, number],
  ) =>
    html`<a href="${to}" ${at === to && html`aria-current="page"`}
      >${icon(sign)}${label} <span class="n">${size}</span>${news(unread)}</a
    >`;
  return html`<nav class="tabs" aria-label="Post">
    ${tab('/_mock/mail', ['mail', 'Mail'], [world.table('mails').size, unreadMails(world)])}
    ${tab('/_mock/sms', ['chat', 'SMS'], [world.table('sms').size, unreadSms(world)])}
    ${tab('/_mock/push', ['bell', 'Push'], [world.table('pushes').size, unreadPushes(world, null)])}
  </nav>`;
}

/** When something was sent, as narrow as a list needs it; the whole moment for who points at it. */
export const sentMoment = ({ world }: PageCall, at: number): Markup =>
  html`<time class="mono tiny soft nowrap" datetime="${timestamp(at)}" title="${longDayOf(at)}, ${timeOf(at)}"
    >${briefWhenOf(at, world.now())}</time
  >`;

/** The name of who gets a message, with a face; an organisation has a sign. */
export const personLine = ({ key, name, kind }: Person): Markup =>
  html`${kind === 'organisation' ? icon('flag') : face(key, 's')}${name}`;

/** The dot of what nobody has opened yet, and the word for who cannot see it. */
export const newDot = html`<span class="unread"><span class="vh">New: </span></span>`;

/** One word of a search and what it finds. */
export type SearchWord = readonly [example: string, finds: string];

/** The search of one kind of post, with the words that it knows. */
export const postSearch = (
  call: PageCall,
  about: { readonly to: PostAddress; readonly label: string; readonly words: readonly SearchWord[] },
): Markup =>
  html`<div class="postsearch">
    ${searchForm({
      to: about.to,
      label: about.label,
      hint: about.words
        .slice(0, 3)
        .map(([example]) => example)
        .join(' '),
      look: 'pad-s',
      q: asked(call, 'q'),
    })}
    <details class="small">
      <summary>Words to search with</summary>
      <dl class="kv">
        ${about.words.map(
          ([example, finds]) =>
            html`<dt>
                <a href="${about.to}?q=${encodeURIComponent(example)}"><code>${example}</code></a>
              </dt>
              <dd>${finds}</dd>`,
        )}
      </dl>
      <p class="soft">
        All words must fit. Other words are looked for everywhere; quotes hold several together:
        <code>"uw tegoed"</code>.
      </p>
    </details>
  </div>`;
