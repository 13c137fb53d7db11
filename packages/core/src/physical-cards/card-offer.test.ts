import { describe, expect, it } from 'vitest';
import { aPhysicalCard } from '../../testing/a-physical-card.ts';
import { aProductVoucher, aVoucher, aVoucherFund } from '../../testing/a-voucher.ts';
import { cardOffer, cardSituation, mayUnlinkCard } from './card-offer.ts';
import { ONLY_CARD_TYPE } from '../vouchers/physical-card.ts';

const fund = aVoucherFund({ cardTypes: [ONLY_CARD_TYPE] });
const physicalCard = aPhysicalCard();

describe('the offer of a physical card', () => {
  it('exists for a regular, unexpired voucher of a fund with cards', () => {
    expect(cardOffer(aVoucher({ fund }))).toBe('available');
    expect(cardOffer(aVoucher({ fund, state: 'pending' }))).toBe('available');
    expect(cardOffer(aVoucher({ fund, physicalCard }))).toBe('linked');
  });

  it('does not exist for a product voucher [PC-014]', () => {
    expect(cardOffer(aProductVoucher({ fund }))).toBe('none');
  });

  it('does not exist for a fund without physical cards [PC-015]', () => {
    expect(cardOffer(aVoucher())).toBe('none');
  });

  it('does not exist for an expired voucher [PC-016]', () => {
    expect(cardOffer(aVoucher({ fund, expired: true }))).toBe('none');
  });

  it('shows only a linked card for a stopped voucher, because the platform refuses a new one', () => {
    expect(cardOffer(aVoucher({ fund, state: 'deactivated' }))).toBe('none');
    expect(cardOffer(aVoucher({ fund, state: 'deactivated', physicalCard }))).toBe('linked');
    expect(cardOffer(aVoucher({ fund, isExternal: true }))).toBe('none');
  });

  it('shows a linked card of a voucher of an unknown state, and offers nothing', () => {
    const unknown = aVoucher({ fund, state: 'unknown' });
    expect(cardOffer(unknown)).toBe('none');
    expect(cardOffer({ ...unknown, physicalCard })).toBe('linked');
    expect(mayUnlinkCard({ ...unknown, physicalCard })).toBe(false);
    expect(mayUnlinkCard(aVoucher({ fund, physicalCard }))).toBe(true);
  });
});

it('the situation of a card is that of its voucher', () => {
  const situation = (facts: Parameters<typeof aVoucher>[0]) => cardSituation(aVoucher(facts));
  expect(situation({ state: 'active', used: null })).toBe('active');
  expect(situation({ state: 'active', used: true })).toBe('used');
  expect(situation({ state: 'pending', used: false })).toBe('pending');
  expect(situation({ state: 'deactivated', used: true })).toBe('deactivated');
  expect(situation({ state: 'unknown', used: true })).toBe('unknown');
});
