import { LinkPhysicalCard } from '@stadstegoed/core/physical-cards/link-physical-card.ts';
import { OrderPhysicalCard } from '@stadstegoed/core/physical-cards/order-physical-card.ts';
import { PhysicalCards } from '@stadstegoed/core/physical-cards/physical-cards.port.ts';
import { ValidateCardOrder } from '@stadstegoed/core/physical-cards/validate-card-order.ts';
import { ok } from '@stadstegoed/core/shared/result.ts';
import type { CardWay } from '@stadstegoed/core/physical-cards/card-steps.ts';
import { aCardOrder, aPhysicalCard } from '@stadstegoed/core/testing/a-physical-card.ts';
import { aVoucher, aVoucherFund } from '@stadstegoed/core/testing/a-voucher.ts';
import { stubPort } from '@stadstegoed/core/testing/stub-port.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import { expect, vi } from 'vitest';
import { anApp } from '../../../../testing/an-app.ts';
import { memoryStorage } from '../../../../testing/memory-storage.ts';
import { PhysicalCardTypeViewModel } from '../physical-card-type.vm.ts';
import { ONLY_CARD_TYPE } from '@stadstegoed/core/vouchers/physical-card.ts';

/** A voucher that can get a card. */
const VOUCHER = aVoucher({ address: '0x1', fund: aVoucherFund({ cardTypes: [ONLY_CARD_TYPE] }) });

function ports() {
  return {
    link: vi.fn<PhysicalCards['link']>(() => Promise.resolve(ok(aPhysicalCard()))),
    orders: vi.fn<PhysicalCards['orders']>(() => Promise.resolve(ok([]))),
    validateOrder: vi.fn<PhysicalCards['validateOrder']>(() => Promise.resolve(ok(undefined))),
    order: vi.fn<PhysicalCards['order']>(() => Promise.resolve(ok(aCardOrder()))),
  };
}

/** The calls that a test replaces. */
export type CardCalls = Partial<ReturnType<typeof ports>>;

/** Opens the dialog for getting a card: the real use cases over stubbed calls. */
export async function openCardDialog(given: CardCalls = {}, drafts = memoryStorage(), way: CardWay | null = null) {
  const calls = { ...ports(), ...given };
  const around = anApp({ drafts });
  const cards = stubPort<PhysicalCards>(calls);
  const vouchers = { read: async () => ok(VOUCHER) };
  const { container } = around;
  container.bind(PhysicalCards).toConstantValue(cards);
  container.bind(LinkPhysicalCard).toConstantValue(new LinkPhysicalCard(cards, vouchers));
  container.bind(ValidateCardOrder).toConstantValue(new ValidateCardOrder(cards, vouchers));
  container.bind(OrderPhysicalCard).toConstantValue(new OrderPhysicalCard(cards, vouchers));
  const model = container.get(PhysicalCardTypeViewModel, { autobind: true });
  model.start({ voucher: VOUCHER, way });
  await expect.poll(() => model.order?.form ?? null).not.toBeNull();
  const onChanged = vi.fn<(known: Voucher | null) => void>();
  return { ...around, ...calls, model, onChanged, drafts };
}
