import { expect, it } from 'vitest';
import { forbiddenIn } from './forbidden.ts';

it.each([
  ['a.ts', '// TODO later'],
  ['docs/a.md', 'see /home/anna/shop'],
  ['a.ts', 'const x = y as any;'],
  ['a.tsx', 'value as unknown as Fund'],
  ['a.ts', '// @ts-ignore'],
  ['a.ts', '// oxlint-disable-next-line'],
  ['e2e/a.spec.ts', 'await page.waitForTimeout(100);'],
  ['a.test.ts', "it.only('works', () => {})"],
  ['texts.nl.json', '"Uw aanvraag is succesvol verstuurd."'],
])('in %s finds "%s"', (file, line) => {
  expect(forbiddenIn(file, `first\n${line}`)).toEqual([expect.stringMatching(/:2: \w+/)]);
});

it.each([
  ['a.ts', 'const anyFund = as(anything);'],
  ['a.ts', "import '../home/home.ts';"],
  ['a.ts', 'setTimeout(resolve, 10);'],
  ['docs/a.md', 'It says any: all of them.'],
  ['a.ts', '/** The named border for a row. */\nconst row = value as unknown as Row;'],
  ['a.ts', '// oxlint-disable-next-line no-console -- a program without a screen says it here'],
])('in %s leaves "%s" alone', (file, line) => {
  expect(forbiddenIn(file, line)).toEqual([]);
});
