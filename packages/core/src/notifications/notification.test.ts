import { describe, expect, it } from 'vitest';
import { aNotification } from '../../testing/a-notification.ts';
import { given } from '../../testing/given.ts';
import { parseCalendarDate } from '../shared/calendar-date.ts';
import { groupByPeriod, periodOf } from './notification-days.ts';
import { destinationOf, topicOf } from './notification.ts';

const day = (text: string) => given(parseCalendarDate(text));

describe('the subject of a notification', () => {
  it.each([
    ['fund_request_created', 'request', '/home'],
    ['fund_request_approved', 'request', '/vouchers'],
    ['fund_request_feedback_requested', 'question', '/home'],
    ['reimbursement_approved', 'reimbursement', '/reimbursements'],
    ['product_reservation_accepted', 'reservation', '/reservations'],
    ['requester_provider_approved_budget', 'provider', '/providers'],
    ['identity_voucher_assigned_product', 'voucher', '/vouchers'],
    ['product_voucher_shared', 'voucher', '/vouchers'],
    ['product_voucher_expired', 'expiry', '/vouchers?tab=archived'],
    ['voucher_expire_soon_budget', 'expiry', '/vouchers'],
    ['voucher_physical_card_requested', 'card', '/vouchers'],
    ['voucher_budget_transaction', 'payment', '/vouchers'],
  ])('of %s is %s and leads to %s', (type, topic, path) => {
    const to = given(destinationOf(type));
    const query = new URLSearchParams(to.query).toString();
    expect([topicOf(type), `/${to.screen}${query === '' ? '' : `?${query}`}`]).toEqual([topic, path]);
  });

  it('is unknown for an event that the shop does not know, which leads nowhere', () => {
    expect([topicOf('employee_created'), destinationOf('employee_created')]).toEqual([null, null]);
  });
});

describe('the period of a notification', () => {
  // 2026-11-21 is a Saturday.
  it.each([
    ['2026-11-22', 'today'],
    ['2026-11-21', 'today'],
    ['2026-11-20', 'yesterday'],
    ['2026-11-19', 'this_week'],
    ['2026-11-16', 'this_week'],
    ['2026-11-15', 'this_month'],
    ['2026-11-01', 'this_month'],
  ])('of %s is %s', (text, kind) => {
    expect(periodOf(day(text), day('2026-11-21'))).toEqual({ kind });
  });

  it('of an earlier month is that month, also in another year', () => {
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
