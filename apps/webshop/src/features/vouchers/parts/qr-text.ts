export { voucherQrText as qrTextOf } from '@stadstegoed/core/vouchers/qr-code.ts';
