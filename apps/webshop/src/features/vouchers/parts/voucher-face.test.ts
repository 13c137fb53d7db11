import { aVoucher } from '@stadstegoed/core/testing/a-voucher.ts';
import { expect, it } from 'vitest';
import { voucherFace } from './voucher-face.ts';

const givenName = { recordTypeKey: 'given_name', recordTypeName: 'Voornaam', value: 'Noor' };

it.each([
  ['the given name that the platform sends', { records: [givenName], recordsTitle: 'N. de Wit' }, 'Noor'],
  ['its short form when there is no given name', { records: [], recordsTitle: 'N. de Wit' }, 'N. de Wit'],
  ['nobody when the platform sends neither', { records: [], recordsTitle: null }, null],
])('is for %s', (_what, facts, owner) => {
  expect(voucherFace(aVoucher(facts)).owner).toBe(owner);
});

it.each([
  ['expired', { expired: true, state: 'deactivated' }],
  ['deactivated', { expired: false, state: 'deactivated' }],
  ['pending', { expired: false, state: 'pending' }],
  [null, { expired: false, state: 'active' }],
] as const)('has the inactive reason %s', (inactiveReason, facts) => {
  expect(voucherFace(aVoucher(facts)).inactiveReason).toBe(inactiveReason);
});
