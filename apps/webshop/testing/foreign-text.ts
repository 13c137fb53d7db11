import { extensionOf } from '@stadstegoed/core/files/upload-limits.ts';
import { confirmedValue } from '@stadstegoed/core/fund-requests/confirmed-value.ts';
import { matchesCriterion } from '@stadstegoed/core/funds/criterion-rules.ts';
import { toErrorCode } from '@stadstegoed/core/pages/error-code.ts';
import { readRedirectTarget } from '@stadstegoed/core/pages/redirect-target.ts';
import { summaryOf } from '@stadstegoed/core/products/product-rules.ts';
import { foundParts } from '@stadstegoed/core/search/found-parts.ts';
import { guessWords, piecesOf } from '@stadstegoed/core/search/guess-words.ts';
import { LONGEST } from '@stadstegoed/core/shared/longest.ts';
import { parseMoney } from '@stadstegoed/core/shared/money.ts';
import { toPictureAddress } from '@stadstegoed/core/shared/picture.ts';
import { parseAuthTarget } from '@stadstegoed/core/sign-in/parse-auth-target.ts';
import { toFailure } from '@stadstegoed/http/to-failure.ts';
import { Fields } from '@stadstegoed/http/wire.ts';
import { matchingOptions } from '@stadstegoed/ui/combobox/filter-options.ts';
import { beginningOf } from '@stadstegoed/ui/rich-text/tidy.ts';
import { blockTarget } from '../src/features/pages/block-target.ts';
import { text } from '../src/lib/list/query-codec.ts';
import { telephoneLink } from '../src/lib/links/telephone-link.ts';

/** The length of a hostile text. */
export const HOSTILE_LENGTH = 100_000;

/** What is repeated: marks that open and never close, runs of one class, and letters with accents to be put in order. */
export const SHAPES = [
  '[',
  '![',
  '[a](',
  '*a',
  '_',
  ' ',
  '\n ',
  '0',
  '1.',
  'a-',
  'a_b.',
  'aB',
  '/',
  '%2e/',
  '<b>',
  '\u0301\u0323',
] as const;

/** A function that reads text from outside. */
export interface ForeignTextReader {
  readonly name: string;
  /** The number of characters that it reads. */
  readonly limit: number;
  /** What it makes of a text, as far as the text decides. */
  readonly read: (text: string) => unknown;
  /** What stands in front of the hostile text, so that it is read at all, and behind it, so that it does not fit. */
  readonly around?: readonly [before: string, after: string];
  /** True when it reads the end of a text, not its beginning. */
  readonly readsEnd?: boolean;
}

const failureOf = (status: number, body: object) =>
  toFailure(new Response(null, { status }), { body, language: 'nl', retryAfterSeconds: null });
const numberIn = (value: string) => {
  try {
    return new Fields<{ value: string }>({ value }).number('value');
  } catch {
    return null;
  }
};

/** Every function of core, http and the shop that holds text from outside against a pattern or goes through it in a loop. */
export const FOREIGN_TEXT_READERS: readonly ForeignTextReader[] = [
  { name: 'the summary of a description', limit: LONGEST.message, read: summaryOf },
  { name: 'the message of a refusal', limit: LONGEST.message, read: (message) => failureOf(403, { message }) },
  {
    name: 'a code in place of a message',
    limit: LONGEST.message,
    read: (message) => failureOf(403, { message }),
    around: ['a', '!'],
  },
  {
    name: 'the message of a field',
    limit: LONGEST.message,
    read: (message) => failureOf(422, { errors: { name: [message] } }),
    around: ['a', '!'],
  },
  {
    name: 'the name of a field',
    limit: LONGEST.code,
    read: (name) => failureOf(422, { errors: { [name]: ['Nee.'] } }),
  },
  {
    name: 'the seconds to wait',
    limit: LONGEST.number,
    read: (seconds) => failureOf(429, { meta: { available_in: seconds } }),
    around: ['1', '1'],
  },
  { name: 'an amount', limit: LONGEST.number, read: parseMoney, around: ['0', '1'] },
  { name: 'a number', limit: LONGEST.number, read: numberIn, around: ['1', '1'] },
  {
    name: 'the number of a criterion',
    limit: LONGEST.number,
    read: (value) => matchesCriterion({ operator: '>', value: '1' }, value),
    around: ['2', '1'],
  },
  {
    name: 'the value to confirm',
    limit: LONGEST.number,
    read: (value) => confirmedValue({ operator: '>', value }),
    around: ['1', '1'],
  },
  { name: 'the code of the error page', limit: LONGEST.code, read: toErrorCode },
  {
    name: 'a target in a mail',
    limit: LONGEST.address,
    read: (target) => readRedirectTarget(target, []),
    around: ['a', '!'],
  },
  {
    name: 'a path in a mail',
    limit: LONGEST.address,
    read: (target) => readRedirectTarget(target, []),
    around: ['/', ''],
  },
  {
    name: 'an address in a mail',
    limit: LONGEST.address,
    read: (target) => readRedirectTarget(target, ['https://a.example']),
    around: ['https://a.example/', ''],
  },
  { name: 'the target of a sign-in', limit: LONGEST.code, read: parseAuthTarget, around: ['voucher-', ''] },
  { name: 'the address of a picture', limit: LONGEST.address, read: toPictureAddress, around: ['https://', ''] },
  { name: 'the target of a button in a page', limit: LONGEST.address, read: blockTarget, around: ['https://', ''] },
  { name: 'a telephone number', limit: LONGEST.code, read: telephoneLink },
  { name: 'a parameter of an address', limit: LONGEST.name, read: (raw) => text('q').read(raw) },
  { name: 'the ending of a file name', limit: LONGEST.code, read: extensionOf, around: ['a.', 'b'], readsEnd: true },
  {
    name: 'a name with found words',
    limit: LONGEST.message,
    read: (name) => foundParts(name, 'a [ 1').filter(({ isFound }) => isFound),
  },
  { name: 'words to find', limit: LONGEST.name, read: (searched) => foundParts('Een a met [ en 1', searched) },
  {
    name: 'words to guess with',
    limit: LONGEST.name,
    read: (typed) => [guessWords(typed, ['zwemmen']), piecesOf(typed)],
  },
  {
    name: 'a name to guess from',
    limit: LONGEST.name,
    read: (name) => guessWords('zwemen', [name]),
    around: ['zwemmen ', ''],
  },
  {
    name: 'words in a combobox',
    limit: LONGEST.name,
    read: (typed) => matchingOptions([{ value: 'a', label: 'a' }], typed),
  },
  { name: 'a text with markup', limit: LONGEST.page, read: beginningOf },
  {
    name: 'an option of a combobox',
    limit: LONGEST.name,
    read: (label) => matchingOptions([{ value: 'a', label }], 'zz').length,
  },
];

/** A text of this shape and of hostile length, as the reader gets it. */
export function hostileText({ around: [before, after] = ['', ''] }: ForeignTextReader, shape: string): string {
  const length = HOSTILE_LENGTH - before.length - after.length;
  return before + shape.repeat(Math.ceil(length / shape.length)).slice(0, length) + after;
}
