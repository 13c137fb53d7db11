import { dayLength, startOf } from '../clock/calendar.ts';
import { cardOrderLetter, verificationLetter } from '../outside/mail-texts.ts';
import { platformMark, inDutch, sendMail } from '../outside/mailbox.ts';
import { mailResident } from '../outside/resident-mail.ts';
import { lastDay } from '../rules/voucher-state.ts';
import { monthBefore } from '../store/reminders.ts';
import type { Instant } from '../store/row.ts';
import { endNews, mailNotice, questionNews, requestNews } from '../store/tell.ts';
import { fundOf } from '../store/vouchers.ts';
import type { World } from '../store/world.ts';

/** A mail that was sent at a moment. */
type Posted = { readonly at: Instant; readonly send: () => void };

/** The post of this many days is still in the box. */
const boxDays = 14;

function postOfRequests(world: World): Posted[] {
  const asked = world.table('clarifications').all();
  return world
    .table('fund_requests')
    .all()
    .flatMap((row): Posted[] => {
      const news = requestNews(world, row, { type: 'fund_request_created' });
      const questions = asked.filter(({ fund_request_id }) => fund_request_id === row.id);
      return [
        { at: row.created_at, send: () => mailNotice(world, row.identity_address, news) },
        ...questions.map((one) => ({
          at: one.created_at,
          send: () => mailNotice(world, row.identity_address, questionNews(world, row, one)),
        })),
      ];
    });
}

function postOfCards(world: World): Posted[] {
  return world
    .table('physical_card_requests')
    .all()
    .flatMap((order): Posted[] => {
      const voucher = world.table('vouchers').get(order.voucher_id);
      const fund = voucher && fundOf(world, voucher.fund_id);
      const tenant = fund && world.table('tenants').get(fund.tenant_id);
      const address = voucher?.identity_address ?? null;
      if (!tenant || address === null) return [];
      const mail = { tenant, letter: cardOrderLetter(fund.name, order), preference: null };
      return [{ at: order.created_at, send: () => mailResident(world, address, mail) }];
    });
}

/** The reminders of a month before the end, of vouchers that are there since before that night. */
function postOfEnds(world: World): Posted[] {
  return world
    .table('vouchers')
    .all()
    .flatMap((voucher): Posted[] => {
      const fund = fundOf(world, voucher.fund_id);
      const address = voucher.identity_address;
      if (address === null || voucher.type !== 'regular' || voucher.state !== 'active' || fund.type !== 'budget')
        return [];
      const day = lastDay(voucher, fund);
      const at = startOf(monthBefore(day));
      const news = endNews(world, voucher, { type: 'voucher_expire_soon_budget', day });
      return at > voucher.created_at ? [{ at, send: () => mailNotice(world, address, news) }] : [];
    });
}

/** Addresses that wait for their owner to press the link. */
function postOfAddresses(world: World): Posted[] {
  const tenant = world.table('tenants').first('key', 'zonnedorp');
  if (!tenant) return [];
  return world
    .table('emails')
    .where('verified', false)
    .map((row) => ({
      at: row.created_at,
      send: () => {
        const url = `${platformMark}/email-verification/${row.verification_token}`;
        sendMail(inDutch({ world, tenant }), row.email, verificationLetter(url));
      },
    }));
}

/**
 * Adds the mails of the last two weeks that follow from what the residents have now, oldest first, as the platform sends them. What
 * is sent at midnight goes before what happened at that very moment, and nothing is exactly two weeks old: within an hour the order
 * and the number of the mails stay the same.
 */
export function seedPost(world: World): void {
  const from = world.now() - boxDays * dayLength;
  const post = [...postOfEnds(world), ...postOfRequests(world), ...postOfCards(world), ...postOfAddresses(world)];
  for (const { at, send } of post.toSorted((one, other) => one.at - other.at)) {
    if (at > from && at <= world.now()) world.asOf(at, send);
  }
}
