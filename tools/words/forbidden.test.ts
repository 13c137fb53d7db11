import { describe, expect, it } from 'vitest';
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
])('finds in %s the pattern "%s"', (file, line) => {
  expect(forbiddenIn(file, `first\n${line}`)).toEqual([expect.stringMatching(/:2: \w+/)]);
});

it.each([
  ['a.ts', 'const anyFund = as(anything);'],
  ['a.ts', "import '../home/home.ts';"],
  ['a.ts', 'setTimeout(resolve, 10);'],
  ['docs/a.md', 'It says any: all of them.'],
  ['a.ts', '/** The named border for a row. */\nconst row = value as unknown as Row;'],
  ['a.ts', '// oxlint-disable-next-line no-console -- a program without a screen says it here'],
])('allows in %s the text "%s"', (file, line) => {
  expect(forbiddenIn(file, line)).toEqual([]);
});

describe('a replaced word', () => {
  it.each([
    ['docs/a.md', 'The platform’s twin answers.', 'mock platform'],
    ['a.ts', 'const twinOf = start();', 'mock platform'],
    ['a.ts', '/** Each room has its own folder. */', 'feature'],
    ['a.css', '/* Room for the focus ring. */', 'space'],
    ['a.ts', 'expectRoomForWords(page);', 'feature'],
    ['a.ts', "import { deedOf } from './keys.ts';", 'action'],
    ['a.ts', 'type KeyDeed = string;', 'action'],
    ['docs/a.md', 'The judges are compiled.', 'validator'],
    ['a.ts', 'const sourceOfJudges = 1;', 'validator'],
    ['a.ts', 'const verdict = check();', 'validation result'],
    ['a.ts', '/** A shelf for drafts. */', 'storage'],
    ['a.ts', '/** The bricks of a page. */', 'control'],
    ['docs/a.md', 'The papers of a case.', 'attachments'],
    ['docs/a.md', 'Odd things on the phone.', 'edge case'],
    ['a.test.ts', 'await shop.disturb(fault);', 'inject'],
    ['docs/a.md', 'The fault strikes one call.', 'match'],
    ['a.ts', 'if (fault.spoils) return null;', 'corrupt'],
    ['a.ts', 'const DEEDS = 3;', 'action'],
    ['a.ts', 'class KeptModels {}', 'ViewModelCache'],
    ['a.ts', 'await askOne(client);', 'requestOne'],
    ['a.ts', "import './live-list.ts';", 'incremental-index'],
    ['a.ts', "import './trouble-api.ts';", 'settings-api'],
    ['mock-server/src/app/app.ts', 'function addTwinPages() {}', 'mock platform'],
    ['a.ts', 'tellOfVoucher(world);', 'notifyOf'],
  ])('in %s is found in "%s" with its replacement %s', (file, line, replacement) => {
    expect(forbiddenIn(file, `first\n${line}`)).toEqual([expect.stringContaining(replacement)]);
    expect(forbiddenIn(file, `first\n${line}`)[0]).toContain(`${file}:2: the word "`);
  });

  it.each([
    ['docs/spec/part-1.md', 'the specification'],
    ['docs/generated/bench.md', 'a generated document'],
    ['openapi/generated/api.d.ts', 'generated types'],
    ['contracts/pacts/a.json', 'a pact'],
    ['package-lock.json', 'the lockfile'],
  ])('is allowed in %s, %s', (file) => {
    expect(forbiddenIn(file, 'the twin, a room, deeds, judges')).toEqual([]);
  });

  it.each([
    'a mushroom',
    'a misdeed',
    'striking',
    'indeed',
    'longestWindow',
    'twintig',
    'NL58TWIN0123456789',
    'paper',
    'tasks: askOnePage',
    'bookshelfless',
    'Broomstick',
  ])('is not found in the other word "%s"', (line) => {
    expect(forbiddenIn('docs/a.md', line)).toEqual([]);
  });
});
