import { deskRoles } from '../desk/queues.ts';
import { fundOf } from '../../src/domain/vouchers/vouchers.ts';
import type { World } from '../../src/database/world.ts';
import { singular } from '../requests/changes.ts';
import { addressOf } from '../page-kit/html.ts';
import type { Markup } from '../page-kit/html.ts';
import type { PageCall } from '../page-kit/page-call.ts';
import { link, press } from './palette-lines.ts';
import { actionsToResidents, waysToResidents } from './palette-residents.ts';
import { titleWords } from '../page-kit/title-words.ts';

/** Records of one kind that the box knows; those of a city are searched on the page of the data. */
const shownOfAKind = 150;

function actions(call: PageCall): readonly Markup[] {
  const { frozen } = call.world.clock.state();
  const step = (words: string, seconds: number): Markup =>
    press(call, 'step', { to: 'clock', words, values: { step_seconds: String(seconds) } });
  return [
    press(call, frozen ? 'play' : 'pause', {
      to: 'clock',
      words: frozen ? 'Run the clock' : 'Freeze the clock',
      values: { [frozen ? 'resume' : 'freeze']: '1' },
    }),
    step('One hour on', 3600),
    step('One day on', 86_400),
    step('One week on', 604_800),
    press(call, 'camera', { to: 'snapshot', words: 'Make a snapshot' }),
    press(call, 'undo', { to: 'reset', words: 'Back to the start' }),
    press(call, 'cross', { to: 'faults-off', words: 'Switch all faults off' }),
    press(call, 'check', { to: 'all', at: '/_mock/desk', words: 'Decide everything at the desk' }),
    ...postActions(call),
    ...[...call.platform.catalogue.scenarios.keys()].map((name) =>
      press(call, 'layers', { to: 'scenario', words: `Start: ${titleWords(name)}`, values: { scenario: name } }),
    ),
  ];
}

const postActions = (call: PageCall): readonly Markup[] => [
  press(call, 'check', { to: 'mail-read', words: 'Mark all mail as read' }),
  press(call, 'check', { to: 'sms-read', words: 'Mark all text messages as read' }),
  press(call, 'check', { to: 'pushes-read', words: 'Mark all pushes as read' }),
  press(call, 'trash', { to: 'mail-clear', words: 'Empty the mailbox' }),
  press(call, 'trash', { to: 'sms-clear', words: 'Empty the text messages' }),
  press(call, 'trash', { to: 'pushes-clear', words: 'Empty all phones' }),
];

const nameAt = (call: PageCall, address: string | null): string => {
  const key = address === null ? null : (call.world.table('identities').first('address', address)?.persona ?? null);
  return key === null ? '' : (call.platform.catalogue.personas.get(key)?.full_name ?? key);
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

const queues = (): readonly Markup[] =>
  deskRoles.flatMap(({ name, queues: ones }) =>
    ones.map(({ key, label }) => link(addressOf('/_mock/desk', { view: key }), 'user', [`Desk: ${label}`, name])),
  );

/** What the box finds besides pages, in this order: where to go, records of this world, what can be done. */
export const paletteMore = (call: PageCall): { readonly lines: string } => ({
  lines: [...queues(), ...waysToResidents(call), ...records(call), ...actionsToResidents(call), ...actions(call)]
    .map(({ markup }) => markup)
    .join(''),
});
