import { render, screen } from '@testing-library/react';
import { encode } from 'uqr';
import { expect, it } from 'vitest';
import { QrCode } from './qr-code.tsx';

const value = '{"type":"voucher","value":"0x2d8e"}';

function show() {
  render(<QrCode value={value} title="QR-code van Kindtegoed" description="Of noem de code K3M7-92QF." />);
  return screen.getByRole('img', { name: 'QR-code van Kindtegoed' });
}

it('has a name and a description of the alternative', () => {
  const image = show();
  expect(image.getAttribute('aria-describedby')).toBe(image.querySelector('desc')?.id);
  expect(image.querySelector('desc')?.textContent).toBe('Of noem de code K3M7-92QF.');
});

it('draws every dark module of the code inside a quiet zone of four modules', () => {
  const drawn = show().querySelector('path')?.getAttribute('d') ?? '';
  const runs = [...drawn.matchAll(/M(\d+) (\d+)h(\d+)/g)].map(([, x, y, length]) => [
    Number(x),
    Number(y),
    Number(length),
  ]);
  const { data, size } = encode(value, { ecc: 'M', border: 4 });
  const dark = data.flat().filter(Boolean).length;
  expect(runs.reduce((sum, [, , length = 0]) => sum + length, 0)).toBe(dark);
  for (const [x = 0, y = 0, length = 0] of runs) {
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(4);
    expect(Math.max(x + length, y + 1)).toBeLessThanOrEqual(size - 4);
  }
});

it('has a light background that includes the quiet zone', () => {
  const image = show();
  const size = image.getAttribute('viewBox')?.split(' ')[2];
  expect(image.querySelector('rect')?.getAttribute('width')).toBe(size);
  expect(image.querySelector('rect')?.getAttribute('class')).toBe('stads-qr-code__light');
});
