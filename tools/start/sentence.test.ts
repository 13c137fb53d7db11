import { expect, it } from 'vitest';
import { sentenceOf } from './sentence.ts';

const stack = `file:///shop/mock-server/src/store/open.ts:12
    throw new Error('The data file .data/dev.json is damaged. Remove it to start again from the seed.');
          ^

Error: The data file .data/dev.json is damaged. Remove it to start again from the seed.
    at open (file:///shop/mock-server/src/store/open.ts:12:11)
    at node:internal/main/run_main_module:33:47

Node.js v24.21.0
`;

it('returns the message of an error without its stack', () => {
  expect(sentenceOf(stack)).toBe('The data file .data/dev.json is damaged. Remove it to start again from the seed.');
});

it('returns a message without a stack unchanged', () => {
  expect(sentenceOf('There is no scenario "x".\n')).toBe('There is no scenario "x".');
});
