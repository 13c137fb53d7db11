import { Files } from '@stadstegoed/core/files/files.port.ts';
import type { Reimbursement } from '@stadstegoed/core/reimbursements/reimbursement.ts';
import { Reimbursements } from '@stadstegoed/core/reimbursements/reimbursements.port.ts';
import { money } from '@stadstegoed/core/shared/money.ts';
import { singlePage } from '@stadstegoed/core/shared/page.ts';
import { ok } from '@stadstegoed/core/shared/result.ts';
import { aStoredFile } from '@stadstegoed/core/testing/a-chosen-file.ts';
import { aVoucher } from '@stadstegoed/core/testing/a-voucher.ts';
import { given } from '@stadstegoed/core/testing/given.ts';
import { Vouchers } from '@stadstegoed/core/vouchers/vouchers.port.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import { SIGNED_IN } from '../../../../testing/compose-test-shop.ts';
import { quietPlatform } from '../../../../testing/quiet-platform.ts';
import { renderShop } from '../../../../testing/render-shop.tsx';

/** Noor's voucher, with which everything is claimed. */
export const NOOR = aVoucher({ id: '7001', address: '0x1', amount: money(18_750), recordsTitle: 'Noor' });

/** What the platform has. */
export interface Shown {
  readonly reimbursements?: readonly Reimbursement[];
  readonly vouchers?: readonly Voucher[];
}

/** Opens a screen of reimbursements. */
export function showReimbursements(path: string, { reimbursements = [], vouchers = [NOOR] }: Shown = {}) {
  const listed = async () => ok(singlePage(reimbursements));
  return renderShop(path, {
    account: SIGNED_IN,
    stubs: (container) => {
      container.stub(Reimbursements, {
        list: listed,
        listAll: listed,
        read: async (id) => ok(given(reimbursements.find((one) => one.id === id))),
        storesDrafts: async () => ok(true),
      });
      container.stub(Vouchers, { list: async () => ok(singlePage(vouchers)) });
      container.stub(Files, {
        upload: async ({ file }) => ok(aStoredFile({ uid: `uid-${file.name}`, originalName: file.name })),
        download: () => new Promise(() => undefined),
      });
      quietPlatform(container);
    },
  });
}
