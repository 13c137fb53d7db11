import { expect, it } from 'vitest';
import { aVoucher } from '../../testing/a-voucher.ts';
import { voucherOwner } from './voucher-owner.ts';

const familyName = { recordTypeKey: 'family_name', recordTypeName: 'Achternaam', value: 'de Wit' };
const givenName = { recordTypeKey: 'given_name', recordTypeName: 'Voornaam', value: 'Noor' };

it.each([
  ['the given name that the platform sends', { records: [familyName, givenName], recordsTitle: 'N. de Wit' }, 'Noor'],
  ['its short form when there is no given name', { records: [], recordsTitle: 'N. de Wit' }, 'N. de Wit'],
  ['nobody when the platform sends neither', { records: [], recordsTitle: null }, null],
])('a voucher is for %s', (_what, facts, owner) => {
  expect(voucherOwner(aVoucher(facts))).toBe(owner);
});
