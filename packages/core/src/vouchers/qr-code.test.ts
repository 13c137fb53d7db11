import { expect, it } from 'vitest';
import { aVoucher } from '../../testing/a-voucher.ts';
import { voucherQrText } from './qr-code.ts';

it('differs per voucher, and between screen and paper [VO-020]', () => {
  const one = aVoucher({ address: '0xa', addressPrintable: '0xb' });
  const other = aVoucher({ address: '0xc', addressPrintable: '0xd' });
  expect(voucherQrText(one, 'screen')).toBe('{"type":"voucher","value":"0xa"}');
  expect(voucherQrText(one, 'paper')).toBe('{"type":"voucher","value":"0xb"}');
  expect(voucherQrText(other, 'screen')).not.toBe(voucherQrText(one, 'screen'));
});
