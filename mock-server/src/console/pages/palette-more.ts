import { deskRoles } from '../../outside/desk/drawers.ts';
import { fundOf } from '../../store/vouchers.ts';
import type { World } from '../../store/world.ts';
import { residentOf } from '../residents.ts';
import { singular } from '../watch/changes.ts';
import { backTo } from './frame.ts';
import { addressOf, html } from './html.ts';
import type { Markup } from './html.ts';
import { icon } from './icons.ts';
import type { IconName } from './icons.ts';
import type { PageCall } from './page-call.ts';
import { titleWords } from './title-words.ts';

/** Records of one kind that the box knows; those of a city are searched on the page of the data. */
const shownOfAKind = 150;

/** A line shows when words are typed that it has. */
const link = (address: string, sign: IconName, [words, more]: readonly [string, string]): Markup =>
  html`<li data-deep hidden>
    <a href="${address}"
      >${icon(sign)}<span>${words} <span class="soft small">${more}</span></span></a
    >
  </li>`;

const press = (
  call: PageCall,
  sign: IconName,
  act: readonly [deed: string, words: string, field?: string, value?: string],
): Markup => {
  const [to, words, field, value] = act;
  const held = field !== undefined && html`<input type="hidden" name="${field}" value="${value}" />`;
  return html`<li data-deep hidden>
    <form method="post" action="/_mock/${to}">
      ${backTo(call)}${held}<button>${icon(sign)}<span>${words}</span></button>
    </form>
  </li>`;
};

function deeds(call: PageCall): readonly Markup[] {
  const { frozen } = call.world.clock.state();
  return [
    press(call, frozen ? 'play' : 'pause', [
      'do/clock',
      frozen ? 'Run the clock' : 'Freeze the clock',
      frozen ? 'resume' : 'freeze',
      '1',
    ]),
    press(call, 'step', ['do/clock', 'One hour on', 'step_seconds', '3600']),
    press(call, 'step', ['do/clock', 'One day on', 'step_seconds', '86400']),
    press(call, 'step', ['do/clock', 'One week on', 'step_seconds', '604800']),
    press(call, 'camera', ['do/snapshot', 'Make a snapshot']),
    press(call, 'undo', ['do/reset', 'Back to the start']),
    press(call, 'cross', ['do/faults-off', 'Switch all faults off']),
    press(call, 'check', ['desk/all', 'Decide everything at the desk']),
    press(call, 'check', ['do/mail-read', 'Mark all mail as read']),
    press(call, 'check', ['do/sms-read', 'Mark all text messages as read']),
    press(call, 'check', ['do/pushes-read', 'Mark all pushes as read']),
    press(call, 'trash', ['do/mail-clear', 'Empty the mailbox']),
    press(call, 'trash', ['do/sms-clear', 'Empty the text messages']),
    press(call, 'trash', ['do/pushes-clear', 'Empty all phones']),
    ...[...call.twin.catalogue.scenarios.keys()].map((name) =>
      press(call, 'layers', ['do/scenario', `Start: ${titleWords(name)}`, 'scenario', name]),
    ),
  ];
}

function aboutResidents(call: PageCall): readonly Markup[] {
  return [...call.twin.catalogue.personas].flatMap(([key, { full_name, email }]) => {
    const identity = residentOf(call.world, key);
    if (!identity) return [];
    return [
      link(`/_mock/phone?as=${key}`, 'phone', [`Give ${full_name} the phone`, '']),
      link(addressOf('/_mock/requests', { q: `resident:${key}` }), 'list', [`Requests of ${full_name}`, '']),
      ...(email === null
        ? []
        : [link(addressOf('/_mock/mail', { q: email }), 'mail', [`Mail to ${full_name}`, email])]),
      link(`/_mock/data?table=identities&id=${identity.id}`, 'data', [`Everything of ${full_name}`, key]),
    ];
  });
}

const nameAt = (call: PageCall, address: string | null): string => {
  const key = address === null ? null : (call.world.table('identities').first('address', address)?.persona ?? null);
  return key === null ? '' : (call.twin.catalogue.personas.get(key)?.full_name ?? key);
};

/** A record of somebody: its table, its number, whose it is and what it is about. */
type Found = {
  readonly table: 'vouchers' | 'product_reservations' | 'fund_requests' | 'reimbursements';
  readonly id: number;
  readonly of: string | null;
  readonly about: string;
  readonly state: string;
};

const ownerOf = (world: World, voucher: number): string | null =>
  world.table('vouchers').get(voucher)?.identity_address ?? null;

function found({ world }: PageCall): readonly Found[] {
  const fund = (id: number): string => fundOf(world, id).name;
  const few = <Row>(rows: readonly Row[]): readonly Row[] => rows.slice(0, shownOfAKind);
  return [
    ...few(world.table('vouchers').all()).map(
      ({ id, identity_address, fund_id, state }) =>
        ({ table: 'vouchers', id, of: identity_address, about: fund(fund_id), state }) as const,
    ),
    ...few(world.table('product_reservations').all()).map(
      ({ id, identity_address, product_id, state }) =>
        ({
          table: 'product_reservations',
          id,
          of: identity_address,
          about: world.table('products').get(product_id)?.name ?? '',
          state,
        }) as const,
    ),
    ...few(world.table('fund_requests').all()).map(
      ({ id, identity_address, fund_id, state }) =>
        ({ table: 'fund_requests', id, of: identity_address, about: fund(fund_id), state }) as const,
    ),
    ...few(world.table('reimbursements').all()).map(
      ({ id, voucher_id, title, state }) =>
        ({ table: 'reimbursements', id, of: ownerOf(world, voucher_id), about: title ?? '', state }) as const,
    ),
  ];
}

const signs = {
  vouchers: 'ticket',
  product_reservations: 'file',
  fund_requests: 'file',
  reimbursements: 'file',
} as const;

const records = (call: PageCall): readonly Markup[] =>
  found(call).map(({ table, id, of, about, state }) =>
    link(`/_mock/data?table=${table}&id=${id}`, signs[table], [
      `${titleWords(singular(table))} ${id}`,
      [nameAt(call, of), about, state].filter(Boolean).join(', '),
    ]),
  );

const drawers = (): readonly Markup[] =>
  deskRoles.flatMap(({ name, drawers: ones }) =>
    ones.map(({ key, label }) => link(addressOf('/_mock/desk', { view: key }), 'user', [`Desk: ${label}`, name])),
  );

/** What the box finds besides pages: residents, deeds, situations and records of this world. */
export const paletteMore = (call: PageCall): { readonly lines: string } => ({
  lines: [...drawers(), ...aboutResidents(call), ...records(call), ...deeds(call)].map(({ markup }) => markup).join(''),
});
