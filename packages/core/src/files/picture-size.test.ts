import { expect, it } from 'vitest';
import { canCrop, fitWithin, PDF_MAX_SIDE, pdfScale, PICTURE_MAX_SIDE } from './picture-size.ts';

it.each([
  [4000, 3000, 2000, 1500],
  [3000, 4000, 1500, 2000],
  [2000, 2000, 2000, 2000],
  [640, 480, 640, 480],
  [20_000, 1, 2000, 1],
])('caps a picture of %d by %d at 2000 pixels: %d by %d [FI-016]', (width, height, cappedWidth, cappedHeight) => {
  expect(fitWithin({ width, height }, PICTURE_MAX_SIDE)).toEqual({ width: cappedWidth, height: cappedHeight });
});

it('draws a page of a pdf at scale 1.5 [FI-018]', () => {
  expect(pdfScale({ width: 400, height: 600 })).toBe(1.5);
});

it.each([
  [595, 842],
  [842, 595],
  [2000, 1000],
])('caps a page of %d by %d at 1000 pixels [FI-017]', (width, height) => {
  expect(pdfScale({ width, height }) * Math.max(width, height)).toBeCloseTo(PDF_MAX_SIDE);
});

it.each([
  ['a.jpg', true],
  ['a.JPEG', true],
  ['a.png', true],
  ['a.pdf', true],
  ['a.docx', false],
  ['a.gif', false],
])('crops %s: %s [FI-013]', (name, accepted) => {
  expect(canCrop(name)).toBe(accepted);
});
