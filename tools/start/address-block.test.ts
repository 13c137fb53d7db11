import { describe, expect, it } from 'vitest';
import { addressBlock } from './address-block.ts';

const started = {
  shop: 'http://localhost:5173',
  platform: 'http://localhost:8117',
  variant: 'zonnedorp',
  scenario: undefined,
  signInLinks: [{ key: 'noor', town: 'zonnedorp', story: 'two vouchers' }],
  seconds: 1.23,
};

it.each([
  ['the shop', 'http://localhost:5173'],
  ['the mailbox', 'http://localhost:8117/_mock/mail'],
  ['the phone', 'http://localhost:8117/_mock/phone'],
  ['the console', 'http://localhost:8117/_mock '],
  ['the API docs', 'http://localhost:8117/_mock/api'],
  ['a sign-in link for each resident', 'http://localhost:8117/_mock/as/noor   two vouchers'],
])('shows %s', (_name, address) => {
  expect(addressBlock(started)).toContain(address);
});

it('shows the scenario of the option', () => {
  expect(addressBlock({ ...started, scenario: 'limit-reached' })).toContain('scenario limit-reached');
});

it('shows the keys only in a terminal', () => {
  expect(addressBlock({ ...started, keys: '  q quit' })).toContain('Ctrl-C stops all of it.\n  q quit\n');
  expect(addressBlock(started)).not.toContain('quit');
});

it('leaves the sign-in links out when there are none', () => {
  expect(addressBlock({ ...started, signInLinks: [] })).not.toContain('Sign in as');
});

describe('residents of more than one municipality', () => {
  const signInLinks = [
    { key: 'noor', town: 'zonnedorp', story: 'two vouchers' },
    { key: 'wouter', town: 'waterveen', story: 'one voucher' },
  ];

  it.each([
    ['waterveen', ['wouter'], ['noor']],
    ['zonnedorp', ['noor'], ['wouter']],
    ['general', ['noor', 'wouter'], []],
  ])('are shown in %s as %j', (variant, shown, hidden) => {
    const block = addressBlock({ ...started, variant, signInLinks });
    for (const key of shown) expect(block).toContain(`/_mock/as/${key}`);
    for (const key of hidden) expect(block).not.toContain(`/_mock/as/${key}`);
    expect(block.includes(`${hidden.length} more, of other municipalities`)).toBe(hidden.length > 0);
  });
});
