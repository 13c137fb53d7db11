import { Files } from '@stadstegoed/core/files/files.port.ts';
import type { Reimbursement } from '@stadstegoed/core/reimbursements/reimbursement.ts';
import { Reimbursements, type ReimbursementChoice } from '@stadstegoed/core/reimbursements/reimbursements.port.ts';
import { failure, type Failure } from '@stadstegoed/core/shared/failure.ts';
import type { Language } from '@stadstegoed/core/shared/language.ts';
import { money } from '@stadstegoed/core/shared/money.ts';
import { singlePage } from '@stadstegoed/core/shared/page.ts';
import { err, ok } from '@stadstegoed/core/shared/result.ts';
import { aStoredFile } from '@stadstegoed/core/testing/a-chosen-file.ts';
import { aReimbursement } from '@stadstegoed/core/testing/a-reimbursement.ts';
import { aVoucher } from '@stadstegoed/core/testing/a-voucher.ts';
import { Vouchers } from '@stadstegoed/core/vouchers/vouchers.port.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import { vi } from 'vitest';
import { SIGNED_IN } from '../../../../testing/compose-test-shop.ts';
import { quietPlatform } from '../../../../testing/quiet-platform.ts';
import { renderShop } from '../../../../testing/render-shop.tsx';

/** Noor's voucher, with which everything is claimed. */
export const NOOR = aVoucher({ id: '7001', address: '0x1', amount: money(18_750), recordsTitle: 'Noor' });

/** What the platform has, and how it fails. */
export interface Shown {
  readonly reimbursements?: readonly Reimbursement[];
  readonly vouchers?: readonly Voucher[];
  readonly language?: Language;
  /** The failure of a reimbursement that is sent. */
  readonly refused?: Failure;
  /** The failure of every read of reimbursements. */
  readonly unread?: Failure;
}

/** Opens a screen of reimbursements, with spies for its calls. */
export async function showReimbursements(path: string, shown: Shown = {}) {
  const { reimbursements = [], vouchers = [NOOR], language = 'nl', refused, unread } = shown;
  const known = (id: string) => reimbursements.find((one) => one.id === id);
  const listed = async ({ state }: ReimbursementChoice) =>
    unread === undefined
      ? ok(singlePage(reimbursements.filter((one) => state === undefined || one.state === state)))
      : err(unread);
  const ports = {
    list: vi.fn<Reimbursements['list']>(listed),
    listAll: vi.fn<Reimbursements['listAll']>(listed),
    read: vi.fn<Reimbursements['read']>(async (id) => {
      const found = known(id);
      return found === undefined ? err(unread ?? failure('not_found')) : ok(found);
    }),
    storesDrafts: async () => ok(true),
    create: vi.fn<Reimbursements['create']>(async () => (refused ? err(refused) : ok(aReimbursement()))),
  };
  const upload = vi.fn<Files['upload']>(async ({ file }) =>
    ok(aStoredFile({ uid: `uid-${file.name}`, originalName: file.name })),
  );
  const shop = await renderShop(path, {
    account: SIGNED_IN,
    language,
    stubs: (container) => {
      container.stub(Reimbursements, ports);
      container.stub(Vouchers, {
        list: () => Promise.resolve(ok(singlePage(vouchers))),
        read: async (address) => {
          const voucher = vouchers.find((one) => one.address === address);
          return voucher === undefined ? err(failure('not_found')) : ok(voucher);
        },
      });
      container.stub(Files, { upload, download: () => new Promise(() => undefined) });
      quietPlatform(container);
    },
  });
  return { ...shop, ...ports, upload };
}
