import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { filesIn } from '../support/files.ts';
import { inRoot, root } from '../support/root.ts';
import { binOf } from '../support/run.ts';

const CODE = /\.tsx?$/;
const TESTS = /\.(test|spec)\.tsx?$|\/(journeys|e2e|testing)\//;

/** What no file may hold and no rule of the linter finds: the reason, the pattern, the files. */
const FORBIDDEN: readonly (readonly [why: string, pattern: RegExp, files: RegExp])[] = [
  ['open work belongs in an issue', /\bTODO\b|\bFIXME\b/, /./],
  ['a path of one machine does not exist on another', /(?<![\w.~-])\/(?:root|home\/\w+|Users\/\w+)\//, /./],
  ['another machine has another registry', /\bregistry\s*=|\/\/(?:registry|npm)\.|"resolved": "http/, /./],
  ['a disabled rule needs a reason after two dashes', /lint-disable(?!.* -- \w+ \w+)/, CODE],
  ['a test waits for a condition, not for time', /waitForTimeout|setTimeout\(\s*(?:resolve|r|done)\b/, TESTS],
  ['no test is skipped or focused', /\.(?:only|skip)\(/, TESTS],
  ['plain Dutch says what happened', /\bsuccesvol/i, /texts\.nl\.json$|\.tsx?$/],
  ['the shop says "wij"', /^(?= +"[\w.]+": |.*\b(?:het|een|uw?|niet)\b)(?:(?!\ben: ).)*\bwe\b/i, /nl\.json$|\.tsx?$/],
  [
    'residents read one word for one thing',
    /": ".*\b(?:aanbieding(?:en)?|bladwijzers?|(?:de|een|uw|geen|deze) mails?|schemes?|applications?|bookmarks?|telephone)\b/i,
    /texts\.\w\w\.json$/,
  ],
];
const THIS = 'tools/lint/repository.test.ts';
const texts = [...filesIn(root, /\.(tsx?|mjs|js|css|html|json|md|ya?ml)$/), '.npmrc'].filter((file) => file !== THIS);
const linesOf = (file: string): readonly string[] => readFileSync(inRoot(file), 'utf8').split('\n');

it.each(FORBIDDEN)('holds to it that %s', (_, pattern, files) => {
  const found = texts
    .filter((file) => files.test(file))
    .flatMap((file) =>
      linesOf(file).flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1} ${line}`] : [])),
    );
  expect(found).toEqual([]);
});

it('says above each type assertion why it holds, in a comment with "type assertion:"', () => {
  const { stdout } = spawnSync(
    process.execPath,
    [binOf('oxlint'), '--config=tools/lint/type-assertions.json', '--format=unix'],
    { cwd: root, encoding: 'utf8' },
  );
  const found = [...stdout.matchAll(/^(?<file>\S+?):(?<line>\d+):/gm)].map(({ groups = {} }) => groups);
  const commentAbove = ({ file = '', line = '' }): string =>
    linesOf(file)
      .slice(Math.max(0, Number(line) - 13), Number(line))
      .join();
  expect(found.filter((each) => !/type\s+(\*\s+)?assertion:/i.test(commentAbove(each)))).toEqual([]);
});

/** Words that were replaced, each with the one in use, and the names that keep the old word in another meaning. */
const OLD_WORDS: readonly (readonly [word: RegExp, instead: string, except: RegExp | null])[] = [
  [/modal/i, 'dialog', null],
  [/offer/i, 'product', /^(card-?offer|DigidOffer|offersReimbursement)$/i],
  [/claim/i, 'reimbursement', /^(claim-?reimbursement|claimable|canClaimFrom|unclaimedFunds)$/i],
  [/kept/i, 'stored, cached or offline copy', null],
  [/face$/i, 'card data', /surface$|typeface$/i],
  [/way-?(on|out)$/i, 'what the link does', null],
  [/(if|is)-?there$/i, 'screen availability', null],
  [/affirm/i, 'declaration checkbox', null],
  [/judge|verdict|deeds?$/i, 'validator, validation result, action', null],
  [/twin$|machine-?now/i, 'mock platform, systemNow', null],
];
const EXPORTED =
  /^export (?:default )?(?:abstract )?(?:async )?(?:const|class|interface|type|enum|function\*?) (?<name>\w+)/gm;

/** The parts of the names of source files and the names of their exports, each with its file. */
const codeNames = texts
  .filter((file) => CODE.test(file))
  .flatMap((file) => {
    const exported = [...readFileSync(inRoot(file), 'utf8').matchAll(EXPORTED)].flatMap(
      ({ groups }) => groups?.['name'] ?? [],
    );
    return [...basename(file).split('.'), ...exported].map((name) => ({ file, name }));
  });

it.each(OLD_WORDS)('finds no %s in names of files and exports, which say %s', (word, _, except) => {
  expect(codeNames.filter(({ name }) => word.test(name) && !except?.test(name))).toEqual([]);
});
