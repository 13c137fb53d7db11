import { PhysicalCards } from '@stadstegoed/core/physical-cards/physical-cards.port.ts';
import { money } from '@stadstegoed/core/shared/money.ts';
import { ok } from '@stadstegoed/core/shared/result.ts';
import { aPhysicalCard } from '@stadstegoed/core/testing/a-physical-card.ts';
import { aVoucher, aVoucherFund } from '@stadstegoed/core/testing/a-voucher.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import { Vouchers } from '@stadstegoed/core/vouchers/vouchers.port.ts';
import { screen, within } from '@testing-library/react';
import { vi } from 'vitest';
import { SIGNED_IN } from '../../../../testing/compose-test-shop.ts';
import { quietPlatform } from '../../../../testing/quiet-platform.ts';
import { renderShop } from '../../../../testing/render-shop.tsx';
import { ONLY_CARD_TYPE } from '@stadstegoed/core/vouchers/physical-card.ts';

const CARD_FUND = aVoucherFund({ cardTypes: [ONLY_CARD_TYPE] });
/** Noor's voucher without a card. */
export const VOUCHER = aVoucher({ address: '0x1', fund: CARD_FUND, amount: money(187_50), recordsTitle: 'Noor' });
/** The same with a linked card. */
export const WITH_CARD: Voucher = { ...VOUCHER, physicalCard: aPhysicalCard() };

/** The options of the voucher screen; `cards` replaces calls of the platform. */
export interface Opening {
  readonly cards?: Partial<PhysicalCards>;
}

/** The platform's calls for cards. After linking or unlinking, the platform has the changed voucher. */
function cardPlatform(voucher: Voucher) {
  let stored = voucher;
  return {
    read: () => Promise.resolve(ok(stored)),
    cards: {
      link: vi.fn<PhysicalCards['link']>((_address, code) => {
        stored = { ...stored, physicalCard: aPhysicalCard({ code }) };
        return Promise.resolve(ok(aPhysicalCard({ code })));
      }),
      unlink: vi.fn<PhysicalCards['unlink']>(() => {
        stored = { ...stored, physicalCard: null };
        return Promise.resolve(ok(undefined));
      }),
      orders: vi.fn<PhysicalCards['orders']>(() => Promise.resolve(ok([]))),
      validateOrder: vi.fn<PhysicalCards['validateOrder']>(() => Promise.resolve(ok(undefined))),
    },
  };
}

/** Opens the screen of a voucher. */
export async function openVoucher(voucher: Voucher = VOUCHER, opening: Opening = {}) {
  const { read, cards } = cardPlatform(voucher);
  const calls = { ...cards, ...opening.cards };
  const stubs = (container: Parameters<typeof quietPlatform>[0]) => {
    container.stub(Vouchers, { read });
    container.stub(PhysicalCards, calls);
    quietPlatform(container);
  };
  const shop = await renderShop('/tegoeden/0x1', { account: SIGNED_IN, stubs });
  return { ...shop, ...calls };
}

export const button = (name: string | RegExp) => screen.getByRole('button', { name });

/** Waits for the dialog with this name. */
export const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
