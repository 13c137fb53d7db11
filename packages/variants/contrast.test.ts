import { expect, it } from 'vitest';
import { contrastOf, mergeTokens, tokensOf, valueOf } from './contrast.ts';

it('measures the contrast of two colours, and throws for an invalid one', () => {
  expect([contrastOf('#000000', '#ffffff'), contrastOf('#ffffff', '#000000')]).toEqual([21, 21]);
  expect(contrastOf('#b23c14', '#b23c14')).toBe(1);
  expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(() => contrastOf('red', '#ffffff')).toThrow('red is not a colour of the form #rrggbb.');
});

it('reads the tokens of the given selectors, a later value overriding an earlier one', () => {
  const css = '/* --a: 0; */ :root { --a: 1; --b: 2; } .dark, .other { --a: 3; }';
  expect(tokensOf(css, [':root']).get('--a')).toBe('1');
  expect(tokensOf(css, [':root', '.other']).get('--a')).toBe('3');
});

it('resolves references across layers and names a missing token', () => {
  const tokens = mergeTokens(new Map([['--a', 'var(--b)']]), new Map([['--b', 'var(--c)']]));
  expect(valueOf(mergeTokens(tokens, new Map([['--c', '#ffffff']])), '--a')).toBe('#ffffff');
  expect(() => valueOf(tokens, '--a')).toThrow('No token --c.');
});
