import { failure } from '@stadstegoed/core/shared/failure.ts';
import { singlePage } from '@stadstegoed/core/shared/page.ts';
import { err, ok } from '@stadstegoed/core/shared/result.ts';
import { aProduct } from '@stadstegoed/core/testing/a-product.ts';
import { aVoucher } from '@stadstegoed/core/testing/a-voucher.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import type { Vouchers } from '@stadstegoed/core/vouchers/vouchers.port.ts';
import { stubPort } from '@stadstegoed/core/testing/stub-port.ts';
import { expect, it } from 'vitest';
import { ReserveReader } from './reserve-facts.ts';

const product = aProduct();
const fundId = product.funds[0]?.id ?? '';

it.each([
  ['one of the others can pay', aVoucher({ fundId }), true],
  ['none of the others can pay', aVoucher({ fundId: 'another' }), false],
  ['the others are of an unknown state', aVoucher({ fundId, state: 'unknown' }), false],
])(
  'a voucher that cannot be read prevents a reservation unless one of the others can pay: %s',
  async (_, voucher, can) => {
    const list = async () => ok({ ...singlePage<Voucher>([voucher]), leftOut: 1 });
    const reader = new ReserveReader({ read: async () => ok(product) }, stubPort<Vouchers>({ list }));
    const expected = can ? ok({ product, vouchers: [voucher] }) : err(failure('unexpected'));
    expect(await reader.read(product.id)).toEqual(expected);
  },
);
