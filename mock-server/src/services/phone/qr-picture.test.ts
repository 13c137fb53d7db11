import { describe, expect, it } from 'vitest';
import { qrPicture, voucherQr } from './qr-picture.ts';

const svgOf = (address: string): string => Buffer.from(address.split(',')[1] ?? '', 'base64').toString();
const sizeOf = (svg: string): number => Number(/viewBox="0 0 (\d+) \1"/.exec(svg)?.[1]);

describe('a QR code in a mail', () => {
  it('is a square that carries itself, with white round it', () => {
    const picture = qrPicture('HALLO');
    expect(picture).toMatch(/^data:image\/svg\+xml;base64,/);
    expect(sizeOf(svgOf(picture))).toBe(21 + 8);
    expect(svgOf(picture)).toContain('M4 4h7v1H4z');
  });

  it('grows with what it holds, and differs for each voucher', () => {
    const [one, other] = [voucherQr(`0x${'a'.repeat(40)}`), voucherQr(`0x${'b'.repeat(40)}`)];
    expect(one).not.toBe(other);
    expect(sizeOf(svgOf(one))).toBeGreaterThan(29);
  });
});
