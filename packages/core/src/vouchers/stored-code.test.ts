import { expect, it } from 'vitest';
import { aDay, aVoucher, aVoucherFund } from '../../testing/a-voucher.ts';
import { codesOf, refreshedCodes, usableCodes } from './stored-code.ts';

const kind = aVoucher({ address: '0x1', expireAt: aDay('2026-12-31') });
const stopped = aVoucher({ address: '0x2', state: 'deactivated' });
const withoutCode = aVoucher({ address: '0x4', fund: aVoucherFund({ showsQrCode: false }) });
const code = { address: '0x1', name: 'Kindtegoed', lastDay: '2026-12-31' };

it('a code has the QR address, the name of the fund and the last day of a voucher that can be scanned, and no more', () => {
  expect(codesOf([kind, stopped, withoutCode])).toEqual([code]);
});

it('a code is usable up to and including its last day', () => {
  const codes = codesOf([kind]);
  expect(usableCodes(codes, aDay('2026-12-31'))).toEqual([code]);
  expect(usableCodes(codes, aDay('2027-01-01'))).toEqual([]);
});

it('codes follow the vouchers of the same resident, and do not become those of another', () => {
  const more = aVoucher({ address: '0x3' });
  expect(refreshedCodes(codesOf([kind]), [kind, more])?.map(({ address }) => address)).toEqual(['0x1', '0x3']);
  expect(refreshedCodes(codesOf([kind, more]), [kind])).toEqual([code]);
  expect(refreshedCodes(codesOf([kind]), [{ ...kind, state: 'deactivated' }])).toEqual([]);
  expect(refreshedCodes(codesOf([kind]), [more])).toBeNull();
});
