/** Plastic cards: link, unlink, order. */

import type { Call, SignedCall } from '../../http/call.ts';
import { operation } from '../../http/operation.ts';
import { numberOf, textOf } from '../../input.ts';
import type { Sentence } from '../../http/language.ts';
import { paged } from '../../http/page.ts';
import { idOf, rowIn } from '../../http/rows-of-call.ts';
import { forbidden, notFound, said, type FieldErrors } from '../../http/refusal.ts';
import { cardOrderLetter } from '../../services/mail/mail-texts.ts';
import { sendMail } from '../../services/mail/mailbox.ts';
import { isStopped } from '../../notifications/resident-mail.ts';
import { throttle } from '../throttle/throttle.ts';
import { cardRules, cardType, fundCardTypeId } from '../../domain/physical-cards/card-types.ts';
import { cardRefusal, cardTexts } from '../../domain/physical-cards/physical-cards.ts';
import { limits } from '../../domain/throttle/limits.ts';
import { primaryEmail } from '../../domain/identity/accounts.ts';
import type { PhysicalCardRequestRow, VoucherRow } from '../../tables/vouchers.ts';
import { notifyOfUse } from '../../notifications/notify-resident.ts';
import { fundOf } from '../../domain/vouchers/vouchers.ts';
import { physicalCard } from '../../wire/physical-card.ts';
import { isUsable, ownVoucher, voucherOfCall } from '../vouchers/voucher-of-call.ts';

const wrongCode: Sentence = { nl: 'Deze code klopt niet.', en: 'This code is not right.' };
const wrongType: Sentence = { nl: 'Kies een soort pas.', en: 'Choose a type of card.' };
const usedCode: Sentence = { nl: 'Deze pas is al gekoppeld.', en: 'This card is linked already.' };
const wrongHouse: Sentence = { nl: 'Vul een getal van 1 tot en met 20000 in.', en: 'Enter a number from 1 to 20000.' };

const own = (call: SignedCall): VoucherRow => ownVoucher(call, 'id');

const isToday = ({ world }: Call): boolean => world.settings.edition === '2026-07';

/** The platform with types of cards asks for the type of the fund. */
function hasType(call: SignedCall): boolean {
  const fund = fundOf(call.world, own(call).fund_id);
  return !isToday(call) || numberOf(call.body, 'fund_physical_card_type_id') === fundCardTypeId(fund);
}

function checkLink(call: SignedCall): FieldErrors {
  const wrong = { code: [wrongCode], fund_physical_card_type_id: [wrongType] };
  return hasType(call) ? checkCode(call) : wrong;
}

function checkCode(call: Call): FieldErrors {
  const code = textOf(call.body, 'code');
  if (code === null) return {};
  const length = isToday(call) ? cardType.blocks * cardType.blockSize : 12;
  if (!/^\d+$/.test(code) || !code.startsWith(cardType.prefix) || code.length !== length) return { code: [wrongCode] };
  return call.world.table('physical_cards').first('code', code) ? { code: [usedCode] } : {};
}

/** Cards belong to regular, live vouchers of funds that have them; a second card can be ordered, not linked. */
function refuseCard(call: SignedCall, row: VoucherRow, hasCard: boolean): void {
  const refusal = cardRefusal({
    fundHasCards: fundOf(call.world, row.fund_id).allow_physical_cards,
    regular: row.type === 'regular',
    usable: isUsable(call, row),
    hasCard,
  });
  if (refusal) throw said(403, cardTexts[refusal]);
}

export const linkPhysicalCard = operation('linkPhysicalCard', { guard: own, check: checkLink }, (call) => {
  throttle(call, limits.physicalCards);
  const row = own(call);
  const cards = call.world.table('physical_cards');
  if (isToday(call) && !cardRules(fundOf(call.world, row.fund_id)).link) throw said(403, cardTexts.not_allowed);
  refuseCard(call, row, cards.first('voucher_id', row.id) !== undefined);
  const card = cards.insert({
    code: textOf(call.body, 'code') ?? '',
    voucher_id: row.id,
    identity_address: row.identity_address,
    created_at: call.world.now(),
  });
  return { data: physicalCard(call, card) };
});

export const unlinkPhysicalCard = operation('unlinkPhysicalCard', {}, (call) => {
  const row = own(call);
  const card = rowIn(call, 'physical_cards', 'card');
  if (card.voucher_id !== row.id) throw forbidden();
  if (isToday(call) && !cardRules(fundOf(call.world, row.fund_id)).unlink) throw said(403, cardTexts.not_allowed);
  call.world.table('physical_cards').remove(card);
  return [];
});

const order = ({ id, address, house, house_addition, postcode, city }: PhysicalCardRequestRow): object => ({
  id,
  address,
  house,
  house_addition,
  postcode,
  city,
});

const ordersOf = (call: SignedCall): PhysicalCardRequestRow[] =>
  call.world.table('physical_card_requests').where('voucher_id', own(call).id).toReversed();

function checkOrder(call: SignedCall): FieldErrors {
  return { ...checkHouse(call), ...(hasType(call) ? {} : { fund_physical_card_type_id: [wrongType] }) };
}

function checkHouse(call: Call): FieldErrors {
  const house = textOf(call.body, 'house');
  if (house === null) return {};
  const number = /^\d{1,5}$/.test(house) ? Number(house) : 0;
  return number >= 1 && number <= 20_000 ? {} : { house: [wrongHouse] };
}

export const orderPhysicalCard = operation('orderPhysicalCard', { guard: own, check: checkOrder }, (call) => {
  const row = own(call);
  const fund = fundOf(call.world, row.fund_id);
  if (isToday(call) && !cardRules(fund).order) throw said(403, cardTexts.not_allowed);
  refuseCard(call, row, false);
  throttle(call, limits.physicalCardRequests);
  const field = (name: string): string => textOf(call.body, name) ?? '';
  const made = call.world.table('physical_card_requests').insert({
    voucher_id: row.id,
    address: field('address'),
    house: field('house'),
    house_addition: textOf(call.body, 'house_addition'),
    postcode: field('postcode'),
    city: field('city'),
    created_at: call.world.now(),
  });
  notifyOfUse(call.world, row, 'voucher_physical_card_requested');
  const email = primaryEmail(call.world, call.caller.identity.address);
  if (email && !isStopped(call.world, email.email)) sendMail(call, email.email, cardOrderLetter(fund.name, made));
  return { data: order(made) };
});

export const readPhysicalCardRequest = operation('readPhysicalCardRequest', {}, (call) => {
  const wanted = idOf(call, 'request');
  const found = ordersOf(call).find(({ id }) => id === wanted);
  if (!found) throw notFound();
  return { data: order(found) };
});

export const listPhysicalCardRequests = operation('listPhysicalCardRequests', { guard: own }, (call) =>
  paged(call, ordersOf(call), { size: 15, show: order }),
);

export const validatePhysicalCardOrder = operation(
  'validatePhysicalCardOrder',
  { guard: (call) => void voucherOfCall(call, 'id'), check: checkOrder },
  () => [],
);
