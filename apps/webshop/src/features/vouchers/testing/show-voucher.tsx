import { money } from '@stadstegoed/core/shared/money.ts';
import { singlePage } from '@stadstegoed/core/shared/page.ts';
import { ok } from '@stadstegoed/core/shared/result.ts';
import { aBoughtProduct, aTransaction, aVoucher } from '@stadstegoed/core/testing/a-voucher.ts';
import { PendingReimbursements } from '@stadstegoed/core/vouchers/pending-reimbursements.port.ts';
import type { PendingReimbursement, Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import { Vouchers } from '@stadstegoed/core/vouchers/vouchers.port.ts';
import { vi } from 'vitest';
import { SIGNED_IN, type TestShopOptions } from '../../../../testing/compose-test-shop.ts';
import { quietPlatform } from '../../../../testing/quiet-platform.ts';
import { renderShop } from '../../../../testing/render-shop.tsx';

/** A budget of 300 euros with a payment, a top-up and a bought product. */
export const KIND = aVoucher({
  address: '0x1',
  amount: money(247_50),
  transactions: [
    aTransaction(),
    aTransaction({ id: '78', target: 'top_up', amount: money(300_00), organization: null }),
  ],
  transactionsCount: 2,
  productVouchers: [aBoughtProduct()],
});

/** Opens the page of a voucher, with spies for the calls of its port. */
export async function showVoucher(
  voucher: Voucher = KIND,
  language: 'nl' | 'en' = 'nl',
  options: TestShopOptions = {},
  pending: readonly PendingReimbursement[] = [],
) {
  const ports = {
    list: vi.fn<Vouchers['list']>(() => Promise.resolve(ok(singlePage([])))),
    read: vi.fn<Vouchers['read']>(() => Promise.resolve(ok(voucher))),
    sendEmail: vi.fn<Vouchers['sendEmail']>(() => Promise.resolve(ok(undefined))),
    giveBack: vi.fn<Vouchers['giveBack']>(() => Promise.resolve(ok(undefined))),
  };
  const path = language === 'nl' ? '/tegoeden/0x1' : '/voucher/0x1';
  const stubs = (container: Parameters<typeof quietPlatform>[0]) => {
    container.stub(Vouchers, ports);
    container.stub(PendingReimbursements, { list: () => Promise.resolve(ok(pending)) });
    quietPlatform(container);
  };
  const shop = await renderShop(path, { account: SIGNED_IN, ...options, language, stubs });
  return { ...shop, ...ports };
}
