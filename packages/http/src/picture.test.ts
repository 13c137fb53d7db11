import { expect, it } from 'vitest';
import { toPhoto, toPicture } from './picture.ts';
import { Fields } from './wire.ts';

const sizes = { thumbnail: '/a.jpg', large: '/b.jpg' };
const picture = { sizes, dominantColor: '#2f6f8f' };
const wire = { sizes, dominant_color: '#2f6f8f' };

it('reads the sizes of an image', () => {
  expect(toPicture(new Fields(wire))).toEqual(picture);
});

it('reads the photo of an offer, or the first of its photos', () => {
  const photo = (body: object) => toPhoto(new Fields(body));
  expect([photo({ photo: wire }), photo({ photos: [wire] })]).toEqual([picture, picture]);
  expect([photo({ photo: null }), photo({ photos: [] }), photo({ photo: [] }), photo({})]).toEqual(
    Array.from({ length: 4 }, () => null),
  );
});
