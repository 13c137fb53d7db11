import { aDay, aProductVoucher, aVoucher, aVoucherFund, aVoucherProduct } from '@stadstegoed/core/testing/a-voucher.ts';
import { money } from '@stadstegoed/core/shared/money.ts';
import { expect, it } from 'vitest';
import { voucherCardData } from './voucher-card-data.ts';
import { voucherTexts } from './voucher-texts.ts';
import texts from '../texts.nl.json' with { type: 'json' };

const TODAY = aDay('2026-11-21');

const givenName = { recordTypeKey: 'given_name', recordTypeName: 'Voornaam', value: 'Noor' };

it.each([
  ['the given name that the platform sends', { records: [givenName], recordsTitle: 'N. de Wit' }, 'Noor'],
  ['its short form when there is no given name', { records: [], recordsTitle: 'N. de Wit' }, 'N. de Wit'],
  ['nobody when the platform sends neither', { records: [], recordsTitle: null }, null],
])('is for %s', (_what, facts, owner) => {
  expect(voucherCardData(aVoucher(facts), TODAY).owner).toBe(owner);
});

it('shows the photo of the product that it is for, and the picture of the fund without one', () => {
  const photo = { dominantColor: null, sizes: { thumbnail: '/photo.png' } };
  const logo = { dominantColor: null, sizes: { large: '/fund.png' } };
  const fund = aVoucherFund({ logo });
  const artOf = (shown: typeof photo | null) =>
    voucherCardData(aProductVoucher({ fund, product: aVoucherProduct({ photo: shown }) }), TODAY).art;
  expect([artOf(photo), artOf(null)]).toEqual(['/photo.png', '/fund.png']);
});

const own: Readonly<Record<string, string>> = texts;
const translate = (key: string, values: Readonly<Record<string, string | number>> = {}): string =>
  (own[key] ?? own[`${key}_other`] ?? key).replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));

const subsidies = aVoucherFund({ name: 'Stadspas', type: 'subsidies' });
const stopped = { id: '2', event: 'deactivated' as const, day: aDay('2026-11-20') };

it.each([
  ['a balance', aVoucher(), ['Kindtegoed', 'Saldo', '€ 300,-', 'Geldig tot en met 31 december 2026'], true],
  [
    'a balance that ends soon',
    aVoucher({ expireAt: aDay('2026-12-01') }),
    ['Kindtegoed', 'Saldo', '€ 300,-', 'Nog 10 dagen, tot en met 1 december 2026'],
    true,
  ],
  [
    'a balance on its last day',
    aVoucher({ expireAt: TODAY }),
    ['Kindtegoed', 'Saldo', '€ 300,-', 'Alleen vandaag nog 21 november 2026'],
    true,
  ],
  [
    'a balance that is used up',
    aVoucher({ amount: money(0) }),
    ['Kindtegoed', 'Saldo', '€ 0,-', 'Dit tegoed is op'],
    false,
  ],
  [
    'a voucher that waits',
    aVoucher({ state: 'pending' }),
    ['Kindtegoed', 'Saldo', '€ 300,-', 'Nog niet actief'],
    false,
  ],
  [
    'an expired voucher',
    aVoucher({ expired: true, expireAt: aDay('2026-09-30') }),
    ['Kindtegoed', 'Saldo', '€ 300,-', 'Geldig geweest tot en met 30 september 2026'],
    false,
  ],
  [
    'a stopped voucher',
    aVoucher({ state: 'deactivated', history: [stopped] }),
    ['Kindtegoed', 'Saldo', '€ 300,-', 'Gestopt op 20 november 2026'],
    false,
  ],
  [
    'a stopped voucher without a history',
    aVoucher({ state: 'deactivated' }),
    ['Kindtegoed', 'Saldo', '€ 300,-', 'Gestopt'],
    false,
  ],
  [
    'a product',
    aProductVoucher({ expireAt: aDay('2027-01-31') }),
    ['Zwemles A', null, 'Nog te gebruiken', 'Geldig tot en met 31 januari 2027'],
    true,
  ],
  [
    'a collected product',
    aProductVoucher({ used: true }),
    ['Zwemles A', null, 'Gebruikt', 'U heeft dit gebruikt'],
    false,
  ],
  [
    'discounts',
    aVoucher({ fund: subsidies, amount: money(0), used: null, expireAt: aDay('2027-01-31') }),
    ['Stadspas', null, 'Korting', 'Geldig tot en met 31 januari 2027'],
    true,
  ],
  [
    'a voucher of which the balance is hidden, in words that can be translated',
    aVoucher({ amount: null, expireAt: aDay('2027-01-31') }),
    ['Kindtegoed', null, 'Niet zichtbaar', 'Geldig tot en met 31 januari 2027'],
    true,
  ],
  [
    'an external voucher',
    aVoucher({ isExternal: true, expireAt: aDay('2027-01-31') }),
    ['Kindtegoed', 'Saldo', '€ 300,-', 'Geldig tot en met 31 januari 2027'],
    false,
  ],
] as const)('has words, a day and a code of its own for %s', (_, voucher, words, showsQr) => {
  const face = voucherCardData(voucher, TODAY);
  const { name, worthLabel, worth, day } = voucherTexts(voucher, face, { translate, language: 'nl' });
  const lastPart = day.value === undefined ? day.label : `${day.label} ${day.value}`;
  expect([name, worthLabel ?? null, worth, lastPart].map((part) => part?.replaceAll('\u00a0', ' ') ?? null)).toEqual(
    words,
  );
  expect(face.showsQr).toBe(showsQr);
});
