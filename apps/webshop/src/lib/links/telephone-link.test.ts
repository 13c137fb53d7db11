import { expect, it } from 'vitest';
import { telephoneLink } from './telephone-link.ts';

it.each([
  ['(0123) 45 67 11', 'tel:0123456711'],
  ['+31 12 345 67 11', 'tel:+31123456711'],
])('the link for %s is %s', (written, link) => {
  expect(telephoneLink(written)).toBe(link);
});
