import { describe, expect, it } from 'vitest';
import { aCardOrder, aPhysicalCard } from '../../testing/a-physical-card.ts';
import { anAddress } from '../../testing/an-address.ts';
import { aVoucher, aVoucherFund } from '../../testing/a-voucher.ts';
import { stubPort } from '../../testing/stub-port.ts';
import { failure } from '../shared/failure.ts';
import { refusal } from '../shared/refusal.ts';
import { err, ok } from '../shared/result.ts';
import type { Vouchers } from '../vouchers/vouchers.port.ts';
import { cardQrText } from './card-qr.ts';
import { nextUnlinkStep, stepAfterChoice, successStep } from './card-steps.ts';
import { LinkPhysicalCard } from './link-physical-card.ts';
import { OrderPhysicalCard } from './order-physical-card.ts';
import type { PhysicalCards } from './physical-cards.port.ts';
import { UnlinkPhysicalCard } from './unlink-physical-card.ts';
import { ValidateCardOrder } from './validate-card-order.ts';
import { ONLY_CARD_TYPE } from '../vouchers/physical-card.ts';

const fund = aVoucherFund({ cardTypes: [ONLY_CARD_TYPE] });
const voucher = aVoucher({ address: '0xa', fund });
const withCard = aVoucher({ address: '0xa', fund, physicalCard: aPhysicalCard({ id: '311' }) });
const expired = aVoucher({ address: '0xa', fund, expired: true });
const noRequests = stubPort<PhysicalCards>({});
const noVouchers = stubPort<Vouchers>({});
const notOffered = err(refusal('not_offered'));

/** A port that records the arguments of each call. */
function recordingPort() {
  const calls: unknown[] = [];
  const port = stubPort<PhysicalCards>({
    link: async (...args) => {
      calls.push(args);
      return ok(aPhysicalCard());
    },
    unlink: async (...args) => ok(void calls.push(args)),
    validateOrder: async (...args) => ok(void calls.push(args)),
    order: async (...args) => {
      calls.push(args);
      return ok(aCardOrder());
    },
  });
  return { calls, port };
}

describe('LinkPhysicalCard', () => {
  it('sends the number without spaces and returns the card', async () => {
    const { calls, port } = recordingPort();
    expect(await new LinkPhysicalCard(port, noVouchers).run(voucher, ONLY_CARD_TYPE, '4 8213 7790')).toEqual(
      ok(aPhysicalCard()),
    );
    expect(calls).toEqual([['0xa', '100482137790', null]]);
  });

  it('sends nothing for an invalid number or a voucher that gets no card', async () => {
    const link = new LinkPhysicalCard(noRequests, noVouchers);
    expect(await link.run(voucher, ONLY_CARD_TYPE, '4821')).toEqual(err(refusal('incomplete')));
    expect(await link.run(expired, ONLY_CARD_TYPE, '482137790')).toEqual(notOffered);
    expect(await link.run(withCard, ONLY_CARD_TYPE, '482137790')).toEqual(notOffered);
  });

  it('returns the failure of the platform', async () => {
    const port = stubPort<PhysicalCards>({ link: async () => err(failure('rate_limited')) });
    expect(await new LinkPhysicalCard(port, noVouchers).run(voucher, ONLY_CARD_TYPE, '482137790')).toEqual(
      err(failure('rate_limited')),
    );
  });
});

describe('UnlinkPhysicalCard', () => {
  it('unlinks the card of the voucher', async () => {
    const { calls, port } = recordingPort();
    expect(await new UnlinkPhysicalCard(port, noVouchers).run(withCard)).toEqual(ok(undefined));
    expect(calls).toEqual([['0xa', '311']]);
  });

  it('sends nothing for a voucher without a card', async () => {
    expect(await new UnlinkPhysicalCard(noRequests, noVouchers).run(voucher)).toEqual(notOffered);
  });
});

describe('ordering a card', () => {
  it('checks the address with the platform, as entered', async () => {
    const { calls, port } = recordingPort();
    const address = anAddress({ postcode: ' 7311aa', houseAddition: '' });
    expect(await new ValidateCardOrder(port, noVouchers).run(voucher, ONLY_CARD_TYPE, address)).toEqual(ok(undefined));
    expect(await new OrderPhysicalCard(port, noVouchers).run(voucher, ONLY_CARD_TYPE, address)).toEqual(
      ok(aCardOrder()),
    );
    expect(calls).toEqual([
      ['0xa', address, null],
      ['0xa', address, null],
    ]);
  });

  it('sends nothing without a required field or for a voucher that gets no card', async () => {
    for (const useCase of [
      new ValidateCardOrder(noRequests, noVouchers),
      new OrderPhysicalCard(noRequests, noVouchers),
    ]) {
      expect(await useCase.run(voucher, ONLY_CARD_TYPE, anAddress({ city: '' }))).toEqual(err(refusal('city')));
      expect(await useCase.run(expired, ONLY_CARD_TYPE, anAddress())).toEqual(notOffered);
    }
  });
});

describe('the steps of a card', () => {
  it('lead from the choice to the number or the order, and to their success [PC-007]', () => {
    expect([stepAfterChoice('old'), successStep('old')]).toEqual(['card_code', 'success_old_card']);
    expect([stepAfterChoice('new'), successStep('new')]).toEqual(['confirm_new_card', 'success_new_card']);
  });

  it('the steps of a card of unlinking are start, confirmation and unlinked [PC-008]', () => {
    expect(nextUnlinkStep('start')).toBe('confirmation');
    expect(nextUnlinkStep('confirmation')).toBe('unlinked');
    expect(nextUnlinkStep('unlinked')).toBeNull();
  });
});

it('the QR code of a card holds its type and number', () => {
  expect(cardQrText({ code: '100482137790' })).toBe('{"type":"physical_card","value":"100482137790"}');
});
