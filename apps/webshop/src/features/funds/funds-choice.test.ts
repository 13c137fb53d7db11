import { aFund, anApplicableFund } from '@stadstegoed/core/testing/a-fund.ts';
import { aVoucher } from '@stadstegoed/core/testing/a-voucher.ts';
import { describe, expect, it } from 'vitest';
import { countOf, groupOf, inGroups, waysOut } from './funds-choice.ts';
import { FUNDS_QUERY, withId, type FundsQuery } from './funds-query.ts';

const sport = { id: '4', key: 'sport', name: 'Sport' };
const school = { id: '6', key: 'school', name: 'School' };
const FUNDS = [
  aFund({ id: '1', name: 'Kindtegoed', tags: [sport] }),
  aFund({ id: '2', name: 'Schoolstart', tags: [school], organizationId: '5' }),
  aFund({ id: '3', name: 'Energiehulp', isExternal: true }),
];
const asked = (query: Partial<FundsQuery>): FundsQuery => ({ ...FUNDS_QUERY.usual, ...query });
const idsIn = (funds: readonly { readonly id: string }[]) => funds.map(({ id }) => id);

describe('several tags', () => {
  it('several tags of an address change with each box', () => {
    expect([withId('', '4', true), withId('4', '6', true), withId('4,6', '4', false)]).toEqual(['4', '4,6', '6']);
  });
});

describe('the numbers beside the filters', () => {
  it('count what a choice would show', () => {
    expect(countOf(FUNDS, asked({}))).toBe(2);
    expect(countOf(FUNDS, asked({ withExternal: true }))).toBe(3);
    expect(countOf(FUNDS, asked({ organizationId: '5' }))).toBe(1);
    expect(countOf(FUNDS, asked({ q: 'kind' }))).toBe(1);
  });

  it('name the filters that emptied a list', () => {
    const query = asked({ tagId: '4', organizationId: '5', q: 'school' });
    expect(waysOut(FUNDS, query, ['q', 'tagId', 'organizationId'])).toEqual([{ name: 'tagId', count: 1 }]);
  });
});

describe('the groups of the funds', () => {
  const viewer = { signedIn: true, bsnKnown: true };
  const around = { vouchers: [aVoucher({ fundId: 'has' }), aVoucher({ fundId: 'odd', state: 'unknown' })], viewer };

  it.each([
    ['have', aFund({ id: 'has' })],
    ['have', aFund({ id: 'odd' })],
    ['have', aFund({ hasPendingFundRequests: true })],
    ['meets', anApplicableFund()],
    ['perhaps', aFund()],
    ['perhaps', aFund({ isExternal: true })],
    ['not', aFund({ takenByPartner: true })],
    ['not', aFund({ state: 'closed' })],
  ] as const)('are known without a question: %s', (group, fund) => {
    expect(groupOf(fund, around)).toBe(group);
  });

  it('stand in their order: what the resident has first, what is not for her last', () => {
    const funds = [
      aFund({ id: 'no', takenByPartner: true }),
      aFund({ id: 'waits', hasPendingFundRequests: true }),
      aFund({ id: 'has' }),
      anApplicableFund({ id: 'ready' }),
    ];
    expect(idsIn(inGroups(funds, around))).toEqual(['waits', 'has', 'ready', 'no']);
  });
});
