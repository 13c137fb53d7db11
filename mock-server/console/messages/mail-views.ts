import { lengthOf } from '../clock/clock-words.ts';
import { action } from '../frame/frame.ts';
import { addressOf, html } from '../page-kit/html.ts';
import type { Markup } from '../page-kit/html.ts';
import { icon } from '../page-kit/icons.ts';
import { asked } from '../page-kit/page-call.ts';
import type { PageCall } from '../page-kit/page-call.ts';
import { lifeOfLink, lifeOfMail } from '../../src/domain/identity/link-life.ts';
import type { LinkLife } from '../../src/domain/identity/link-life.ts';
import { mailHeaders } from '../../src/services/mail/mail-message.ts';
import type { ReadableMail } from '../../src/services/mail/mailbox.ts';

const views = ['html', 'text', 'links', 'headers', '390'] as const;

/** One way to look at a mail; `390` is the letter at the width of a phone. */
type MailView = (typeof views)[number];

const viewIn = (call: PageCall): MailView => views.find((view) => view === asked(call, 'view')) ?? 'html';

/** Address of a mail in the view that is open and with the words that are searched for. */
export const mailAddress = (call: PageCall, id: number, view: MailView = viewIn(call)): string =>
  addressOf(`/_mock/mail/${id}`, { q: asked(call, 'q'), view: view === 'html' ? null : view });

/** The views of a mail, each at an address of its own. */
export function mailTabs(call: PageCall, { id, links }: ReadableMail): Markup {
  const open = viewIn(call);
  const tab = (view: MailView, label: Markup | string): Markup =>
    html`<a href="${mailAddress(call, id, view)}" ${view === open && html`aria-current="page"`}>${label}</a>`;
  return html`<nav class="tabs" aria-label="Views of this mail">
    ${tab('html', 'HTML')} ${tab('text', 'Text')} ${tab('links', html`Links <span class="n">${links.length}</span>`)}
    ${tab('headers', 'Headers')} ${tab('390', '390 px')}
  </nav>`;
}

const names: { readonly [kind in LinkLife['kind']]: string } = {
  'sign-in': 'Sign-in link',
  confirmation: 'Confirmation link',
  address: 'Confirmation link',
};

/** What a link is and how long it still works, on the virtual clock. */
function lifeWords(life: LinkLife | null, now: number): Markup | string {
  if (!life) return 'Link to the shop';
  const name = names[life.kind];
  if (life.state === 'used') return `${name}, was used and works no more`;
  if (life.state === 'lapsed') return `${name}, is too old and works no more`;
  if (life.until === null) return `${name}, works once, without an end`;
  return html`${name}, works once, <b class="num nowrap">${lengthOf(life.until - now)}</b> left`;
}

/** The first link of a mail with its life, the way to let it end now, and the way to open it. */
export function linkBar(call: PageCall, mail: ReadableMail): Markup | false {
  const [link] = mail.links;
  if (link === undefined) return false;
  const life = lifeOfMail(call.world, mail);
  const lapse = { to: 'mail-lapse', values: { id: String(mail.id) }, look: 's' };
  return html`<div class="linkbar">
    ${icon('link')}<span class="grow small">${lifeWords(life, call.world.now())}</span>
    ${life?.state === 'works' && action(call, { ...lapse, label: html`${icon('clock')}Let it lapse` })}
    <a class="btn s go" href="${link}">${icon('out')}Open in the shop</a>
  </div>`;
}

const letter = ({ id }: ReadableMail, look = ''): Markup =>
  html`<iframe
    class="letter ${look}"
    title="The mail as the resident sees it"
    src="/_mock/mail/${id}/letter"
    sandbox="allow-top-navigation-by-user-activation"
  ></iframe>`;

function listOfLinks(call: PageCall, { links }: ReadableMail): Markup {
  if (links.length === 0) return html`<p class="pad soft">This mail has no links.</p>`;
  return html`<ol class="lines">
    ${links.map(
      (link) =>
        html`<li class="pad stack-s">
          <span class="small">${lifeWords(lifeOfLink(call.world, link), call.world.now())}</span>
          <a class="mono mail-link" href="${link}">${link}</a>
        </li>`,
    )}
  </ol>`;
}

const bodies: { readonly [view in MailView]: (call: PageCall, mail: ReadableMail) => Markup } = {
  html: (_call, mail) => letter(mail),
  390: (_call, mail) => html`<div class="phone-wide">${letter(mail, 'narrow')}</div>`,
  text: (_call, { text, language }) =>
    html`<pre class="pre wrap pad" tabindex="0" role="group" aria-label="The mail as plain text" lang="${language}">
${text}</pre>`,
  links: listOfLinks,
  headers: (_call, mail) =>
    html`<dl class="kv small pad mail-head">
      ${mailHeaders(mail).map(
        ([name, value]) =>
          html`<dt>${name}</dt>
            <dd class="mono">${value}</dd>`,
      )}
    </dl>`,
};

/** The mail in the view that is open. */
export const mailBody = (call: PageCall, mail: ReadableMail): Markup => bodies[viewIn(call)](call, mail);
