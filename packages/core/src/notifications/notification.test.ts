import { describe, expect, it } from 'vitest';
import { aNotification } from '../../testing/a-notification.ts';
import { given } from '../../testing/given.ts';
import { parseCalendarDate } from '../shared/calendar-date.ts';
import { groupByPeriod, periodOf } from './notification-days.ts';
import { destinationOf, partsAt, topicOf } from './notification.ts';

const day = (text: string) => given(parseCalendarDate(text));

describe('the subject of a notification', () => {
  it('has a topic and a screen', () => {
    const subjects = {
      fund_request_created: 'request /own-requests',
      fund_request_approved: 'request /vouchers',
      fund_request_feedback_requested: 'question /own-requests',
      reimbursement_approved: 'reimbursement /reimbursements',
      product_reservation_accepted: 'reservation /reservations',
      requester_provider_approved_budget: 'provider /providers',
      identity_voucher_assigned_product: 'voucher /vouchers',
      product_voucher_shared: 'voucher /vouchers',
      product_voucher_expired: 'expiry /vouchers?tab=archived',
      voucher_expire_soon_budget: 'expiry /vouchers',
      voucher_physical_card_requested: 'card /vouchers',
      voucher_budget_transaction: 'payment /vouchers',
      record_validation_declined: 'record /records',
    };
    for (const [type, subject] of Object.entries(subjects)) {
      const { screen, query } = given(destinationOf(type));
      const search = new URLSearchParams(query).toString();
      expect.soft(`${topicOf(type)} /${screen}${search && `?${search}`}`, type).toBe(subject);
    }
  });

  it('is unknown for an event that the shop does not know, which leads nowhere', () => {
    expect([topicOf('employee_created'), destinationOf('employee_created')]).toEqual([null, null]);
  });
});

describe('the period of a notification', () => {
  // 2026-11-21 is a Saturday.
  it('is today, yesterday, this week or this month', () => {
    const kind = (text: string) => periodOf(day(text), day('2026-11-21')).kind;
    expect(['2026-11-22', '2026-11-21', '2026-11-20'].map(kind)).toEqual(['today', 'today', 'yesterday']);
    expect(['2026-11-19', '2026-11-16'].map(kind)).toEqual(['this_week', 'this_week']);
    expect(['2026-11-15', '2026-11-01'].map(kind)).toEqual(['this_month', 'this_month']);
  });

  it('the period of a notification of an earlier month is that month, also in another year', () => {
    expect(periodOf(day('2026-10-31'), day('2026-11-21'))).toEqual({ kind: 'month', month: '2026-10' });
    expect(periodOf(day('2025-11-20'), day('2026-11-21'))).toEqual({ kind: 'month', month: '2025-11' });
  });

  it('is yesterday on a Monday for the Sunday before', () => {
    expect(periodOf(day('2026-11-22'), day('2026-11-23'))).toEqual({ kind: 'yesterday' });
    expect(periodOf(day('2026-11-21'), day('2026-11-23'))).toEqual({ kind: 'this_month' });
  });

  it('groups a page and keeps its order', () => {
    const page = ['2026-11-21', '2026-11-21', '2026-11-20', '2026-10-30', '2026-10-02'];
    const notifications = page.map((text, index) => aNotification({ id: String(index), day: text }));
    const groups = groupByPeriod(notifications, day('2026-11-21'));
    expect(groups.map(({ period, notifications: rows }) => [period.kind, rows.map(({ id }) => id)])).toEqual([
      ['today', ['0', '1']],
      ['yesterday', ['2']],
      ['month', ['3', '4']],
    ]);
  });
});

describe('the parts of the list in which messages are marked as read', () => {
  it.each([
    ['nothing', [], ''],
    ['a whole page', [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], '10 on page 1'],
    ['the second page', [10, 11, 12, 13, 14, 15, 16, 17, 18, 19], '10 on page 2'],
    ['the top of the first page', [2, 0, 1], '3 on page 1'],
    ['the top of the second page', [10, 11, 12, 13], '2 on page 6, 2 on page 7'],
    ['the middle', [3, 4, 5, 6], '3 on page 2, 1 on page 7'],
    ['the ends', [0, 9], '1 on page 1, 1 on page 10'],
  ])('hold %s and nothing else [NO-003]', (_, places, parts) => {
    const found = partsAt(places);
    expect(found.map(({ page, perPage }) => `${perPage} on page ${page}`).join(', ')).toBe(parts);
    const held = found.flatMap(({ page, perPage }) =>
      Array.from({ length: perPage }, (_none, at) => (page - 1) * perPage + at),
    );
    expect(held).toEqual(places.toSorted((one, other) => one - other));
  });
});
