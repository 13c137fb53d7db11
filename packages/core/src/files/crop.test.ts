import { describe, expect, it } from 'vitest';
import { aspectOf, largestCrop, movedCrop, pixelCrop, scaledCrop, WHOLE } from './crop.ts';

const wide = { width: 2000, height: 1000 };
const tall = { width: 1000, height: 2000 };

describe('the shape of the part that is kept', () => {
  it('is free, a square, or A4 that lies on its side in a wide picture', () => {
    expect([aspectOf('free', wide), aspectOf('square', wide)]).toEqual([null, 1]);
    expect(aspectOf('a4', wide)).toBeCloseTo(1.414, 3);
    expect(aspectOf('a4', tall)).toBeCloseTo(0.707, 3);
  });

  it('is as large as fits, in the middle', () => {
    expect(largestCrop('free', wide)).toEqual(WHOLE);
    expect(largestCrop('square', wide)).toEqual({ x: 25, y: 0, width: 50, height: 100 });
    expect(largestCrop('square', tall)).toEqual({ x: 0, y: 25, width: 100, height: 50 });
  });
});

it('moves inside the picture', () => {
  const crop = { x: 25, y: 0, width: 50, height: 100 };
  expect(movedCrop(crop, 10, 10)).toEqual({ ...crop, x: 35, y: 0 });
  expect(movedCrop(crop, 90, -5).x).toBe(50);
  expect(movedCrop(crop, -90, 0).x).toBe(0);
});

describe('making it smaller or larger', () => {
  it('keeps its middle and its shape', () => {
    expect(scaledCrop({ x: 20, y: 40, width: 40, height: 20 }, 0.5)).toEqual({ x: 30, y: 45, width: 20, height: 10 });
  });

  it('stays inside the picture', () => {
    expect(scaledCrop({ x: 0, y: 0, width: 50, height: 50 }, 3)).toEqual(WHOLE);
    expect(scaledCrop({ x: 60, y: 60, width: 40, height: 20 }, 1.5)).toEqual({ x: 40, y: 55, width: 60, height: 30 });
  });

  it('stops before it vanishes', () => {
    expect(scaledCrop({ x: 0, y: 0, width: 100, height: 20 }, 0.01)).toMatchObject({ width: 50, height: 10 });
    expect(scaledCrop({ x: 0, y: 0, width: 5, height: 5 }, 0.5)).toMatchObject({ width: 5, height: 5 });
  });
});

it('is whole pixels of the picture, never none', () => {
  expect(pixelCrop({ x: 25, y: 10, width: 50, height: 33.33 }, wide)).toEqual({
    x: 500,
    y: 100,
    width: 1000,
    height: 333,
  });
  expect(pixelCrop({ x: 0, y: 0, width: 1, height: 1 }, { width: 3, height: 3 })).toMatchObject({
    width: 1,
    height: 1,
  });
});
