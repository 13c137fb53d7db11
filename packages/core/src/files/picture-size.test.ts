import { expect, it } from 'vitest';
import { canCrop, fitWithin, PDF_MAX_SIDE, pdfScale, PICTURE_MAX_SIDE } from './picture-size.ts';

const fitted = (width: number, height: number) => Object.values(fitWithin({ width, height }, PICTURE_MAX_SIDE));

it('caps a picture at 2000 pixels, and never enlarges it [FI-016]', () => {
  expect(fitted(4000, 3000)).toEqual([2000, 1500]);
  expect(fitted(3000, 4000)).toEqual([1500, 2000]);
  expect(fitted(2000, 2000)).toEqual([2000, 2000]);
  expect(fitted(640, 480)).toEqual([640, 480]);
  expect([fitted(20_000, 1), fitted(1, 20_000)]).toEqual([
    [2000, 1],
    [1, 2000],
  ]);
});

it('draws a page of a pdf at scale 1.5, and caps it at 1000 pixels [FI-017] [FI-018]', () => {
  expect(pdfScale({ width: 400, height: 600 })).toBe(1.5);
  const side = (width: number, height: number) => pdfScale({ width, height }) * Math.max(width, height);
  for (const largest of [side(595, 842), side(842, 595), side(2000, 1000)]) expect(largest).toBeCloseTo(PDF_MAX_SIDE);
});

it('crops photos and pdfs [FI-013]', () => {
  const names = ['a.jpg', 'a.JPEG', 'a.png', 'a.pdf', 'a.docx', 'a.gif'];
  expect(names.filter(canCrop)).toEqual(['a.jpg', 'a.JPEG', 'a.png', 'a.pdf']);
});
