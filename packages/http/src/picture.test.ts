import { expect, it } from 'vitest';
import { toPicture } from './picture.ts';

it('reads the sizes of an image, and null for a missing image', () => {
  const sizes = { thumbnail: '/a.jpg', large: '/b.jpg' };
  expect(toPicture({ sizes, dominant_color: '#2f6f8f' })).toEqual({ sizes, dominantColor: '#2f6f8f' });
  expect(toPicture(null)).toBeNull();
});
