import { pushesTo } from '../../src/notifications/push.ts';
import { fundOf } from '../../src/domain/vouchers/vouchers.ts';
import type { Persona } from '../../src/database/scenario.ts';
import type { IdentityRow } from '../../src/database/tables/people.ts';
import { residentOf } from '../residents/residents.ts';
import { addressOf } from '../page-kit/html.ts';
import type { Markup } from '../page-kit/html.ts';
import type { PageCall } from '../page-kit/page-call.ts';
import { link, press } from './palette-lines.ts';

/** A resident of this world, and how many requests of the log are of whom. */
interface About {
  readonly key: string;
  readonly persona: Persona;
  readonly identity: IdentityRow;
  readonly asked: ReadonlyMap<string, number>;
}

const newOf = (all: number, unread: number): string => (unread === 0 ? String(all) : `${all}, ${unread} new`);

function mailLines(call: PageCall, { key, persona: { email, full_name } }: About): readonly Markup[] {
  if (email === null) return [];
  const mails = call.world.table('mails').where('to', email);
  const count = newOf(mails.length, mails.filter(({ read }) => read !== true).length);
  return [
    link(addressOf('/_mock/mail', { q: `to:${email}` }), 'mail', [`Mail to ${full_name}`, `${email}, ${count}`]),
    press(call, 'send', { to: 'resident-mail', words: `Mail ${full_name} a sign-in link`, values: { as: key } }),
  ];
}

function waysTo(call: PageCall, about: About): readonly Markup[] {
  const { key, persona, identity, asked } = about;
  const name = persona.full_name;
  const pushes = pushesTo(call.world, identity.address);
  const requests = `${asked.get(identity.address) ?? 0} of ${call.world.log.entries.length}`;
  return [
    link(`/_mock/phone?as=${key}`, 'phone', [`Give ${name} the phone`, '']),
    link(addressOf('/_mock/requests', { q: `resident:${key}` }), 'list', [`Requests of ${name}`, requests]),
    ...mailLines(call, about),
    link(addressOf('/_mock/push', { q: `to:${key}` }), 'bell', [
      `Pushes to ${name}`,
      newOf(pushes.length, pushes.filter(({ read }) => !read).length),
    ]),
    link(`/_mock/data?table=identities&id=${identity.id}`, 'data', [`Everything of ${name}`, key]),
  ];
}

function actionsTo(call: PageCall, { key, persona, identity }: About): readonly Markup[] {
  const name = persona.full_name;
  const vouchers = call.world.table('vouchers').where('identity_address', identity.address);
  const budgets = vouchers.filter(
    ({ type, state, fund_id }) =>
      type === 'regular' && state === 'active' && fundOf(call.world, fund_id).type === 'budget',
  );
  return [
    press(call, 'clock', {
      to: 'resident-lapse',
      words: `Let the sign-ins of ${name} lapse now`,
      more: '401 session_expired',
      values: { as: key },
    }),
    ...budgets.map(({ id, fund_id }) =>
      press(call, 'plus', {
        to: 'quick',
        words: `Give ${name} € 50,00 more`,
        more: `on voucher ${id}, ${fundOf(call.world, fund_id).name}`,
        values: { action: 'top-up', id: String(id), amount: '50,00' },
      }),
    ),
  ];
}

function residentsOf(call: PageCall): readonly About[] {
  const asked = new Map<string, number>();
  for (const { identity_address: address } of call.world.log.entries) {
    if (address !== null) asked.set(address, (asked.get(address) ?? 0) + 1);
  }
  return [...call.platform.catalogue.personas].flatMap(([key, persona]) => {
    const identity = residentOf(call.world, key);
    return identity ? [{ key, persona, identity, asked }] : [];
  });
}

/** What the box knows of the residents of this world: their phones, post, requests and data. */
export const waysToResidents = (call: PageCall): readonly Markup[] =>
  residentsOf(call).flatMap((about) => waysTo(call, about));

/** What the box can do to the residents of this world. */
export const actionsToResidents = (call: PageCall): readonly Markup[] =>
  residentsOf(call).flatMap((about) => actionsTo(call, about));
