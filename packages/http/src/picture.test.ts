import { expect, it } from 'vitest';
import { toPhoto, toPicture } from './picture.ts';
import { Fields } from './wire.ts';

const sizes = { thumbnail: '/a.jpg', large: '/b.jpg' };
const picture = { sizes, dominantColor: '#2f6f8f' };
const wire = { sizes, dominant_color: '#2f6f8f' };

it('reads the sizes of an image', () => {
  expect(toPicture(new Fields(wire))).toEqual(picture);
});

it('has addresses of the web only', () => {
  const image = (address: string) => toPicture(new Fields({ ...wire, sizes: { large: address } })).sizes;
  for (const address of [
    '/a.jpg',
    'https://platform.example/a.jpg',
    'http://localhost:8117/a.jpg',
    '//media.example/a.jpg',
  ])
    expect.soft(image(address)).toEqual({ large: address });
  for (const address of [
    '',
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,a',
    'blob:a',
    'file:///a',
    'ftp://a/b',
  ])
    expect.soft(image(address), address).toEqual({});
});

it('reads the photo of an offer, or the first of its photos', () => {
  const photo = (body: object) => toPhoto(new Fields(body));
  expect([photo({ photo: wire }), photo({ photos: [wire] })]).toEqual([picture, picture]);
  expect([photo({ photo: null }), photo({ photos: [] }), photo({ photo: [] }), photo({})]).toEqual(
    Array.from({ length: 4 }, () => null),
  );
});
