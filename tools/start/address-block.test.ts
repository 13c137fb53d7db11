import { expect, it } from 'vitest';
import { addressBlock } from './address-block.ts';

const started = {
  shop: 'http://localhost:5173',
  platform: 'http://localhost:8117',
  variant: 'zonnedorp',
  scenario: undefined,
  waysIn: [{ key: 'noor', story: 'two vouchers' }],
  seconds: 1.23,
};

it.each([
  ['the shop', 'http://localhost:5173'],
  ['the mailbox', 'http://localhost:8117/_mock/mail'],
  ['the phone', 'http://localhost:8117/_mock/phone'],
  ['the console', 'http://localhost:8117/_mock '],
  ['the API docs', 'http://localhost:8117/_mock/api'],
  ['a way in for each resident', 'http://localhost:8117/_mock/as/noor   two vouchers'],
])('names %s', (_what, address) => {
  expect(addressBlock(started)).toContain(address);
});

it('names the scenario that was asked for', () => {
  expect(addressBlock({ ...started, scenario: 'limit-reached' })).toContain('scenario limit-reached');
});

it('leaves the ways in out when there are none', () => {
  expect(addressBlock({ ...started, waysIn: [] })).not.toContain('Sign in as');
});
