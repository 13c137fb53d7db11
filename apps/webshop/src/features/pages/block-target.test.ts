import { HOSTILE_TARGETS } from '@stadstegoed/core/testing/hostile-targets.ts';
import { expect, it } from 'vitest';
import { blockTarget } from './block-target.ts';

it.each(['/aanbieders', 'https://gemeente.example/hulp', 'mailto:hulp@gemeente.example', 'tel:0123456700'])(
  'the button of a page block leads to %s',
  (url) => {
    expect(blockTarget(url)).toBe(url);
  },
);

it('the button of a page block leads nowhere for another address', () => {
  const others = [
    'javascript:alert(1)',
    'data:text/html,x',
    'aanbieders',
    'https://',
    'https://gemeente.example@elders.example/',
    ...HOSTILE_TARGETS.filter((url) => !/^https?:\/\//i.test(url)),
  ];
  expect(others.filter((url) => blockTarget(url) !== null)).toEqual([]);
});
