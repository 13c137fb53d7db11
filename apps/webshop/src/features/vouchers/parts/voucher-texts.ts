import { formatAmount, formatDate } from '@stadstegoed/ui/format.ts';
import type { Language } from '@stadstegoed/core/shared/language.ts';
import { voucherOwner } from '@stadstegoed/core/vouchers/voucher-owner.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import type { Translate } from '../../../lib/texts/texts.ts';
import type { VoucherCardData } from './voucher-card-data.ts';

/** The texts of a ticket, for its card, its page and its sheet. */
export interface VoucherTexts {
  /** The product of a product voucher, otherwise the fund. */
  readonly name: string;
  /** The owner, or the fund that paid for a product. */
  readonly forWhom: string | undefined;
  /** "Saldo" before an amount; undefined before a word. */
  readonly worthLabel: string | undefined;
  /** The largest text: the balance, or a word when the voucher has no amount. */
  readonly worth: string;
  /** The text below the worth. */
  readonly below: string | undefined;
  /** The day that matters now, with its label; only the state when no day is known or counts. */
  readonly day: { readonly label: string; readonly value: string | undefined };
}

/** How to write: the texts and the language. */
export interface Writing {
  readonly translate: Translate;
  readonly language: Language;
}

export function voucherTexts(voucher: Voucher, face: VoucherCardData, { translate, language }: Writing): VoucherTexts {
  const isProduct = face.kind === 'product';
  // A word such as "to be collected" would claim a state, and the state is unknown.
  const isAmount = face.kind === 'budget' || (isProduct && face.situation === 'unknown');
  return {
    name: (voucher.product ?? voucher.fund).name.trim() || translate('vouchers.unnamed'),
    forWhom: isProduct ? translate('vouchers.paidWith', { fund: voucher.fund.name }) : ownerOf(face, translate),
    worthLabel:
      isAmount && voucher.amount !== null
        ? translate(isProduct ? 'vouchers.worthLabel' : 'vouchers.balance')
        : undefined,
    worth: isAmount ? visibleAmount(voucher, translate) : translate(wordOf(face)),
    below: belowOf(voucher, face, translate),
    day: dayOf(voucher, face, { translate, language }),
  };
}

function visibleAmount({ amount }: Voucher, translate: Translate): string {
  return amount === null ? translate('vouchers.worth.hidden') : formatAmount(amount);
}

/** What goes back to the voucher that paid for a product: its price, or "the amount" where the municipality hides it. */
export function refundText({ amount }: Voucher, translate: Translate): string {
  return amount === null ? translate('vouchers.giveBack.amount') : formatAmount(amount);
}

/** The name of a voucher in a sentence: its product, otherwise its fund, and for whom it is where that is known. */
export function voucherLabel(voucher: Voucher, translate: Translate): string {
  const owner = voucherOwner(voucher);
  if (voucher.product !== null) return voucher.product.name;
  return owner === null ? voucher.fund.name : translate('vouchers.nameOf', { fund: voucher.fund.name, name: owner });
}

function ownerOf({ owner }: VoucherCardData, translate: Translate): string | undefined {
  return owner === null ? undefined : translate('vouchers.forWhom', { name: owner });
}

function wordOf({ kind, situation }: VoucherCardData) {
  if (kind === 'discounts') return 'vouchers.worth.discounts';
  if (situation === 'used_up') return 'vouchers.worth.collected';
  return situation === 'active' || situation === 'waiting' ? 'vouchers.worth.toCollect' : 'vouchers.worth.notCollected';
}

function belowOf(voucher: Voucher, face: VoucherCardData, translate: Translate): string | undefined {
  const { kind, situation } = face;
  if (kind === 'product') return situation === 'active' ? translate('vouchers.worth.paid') : undefined;
  if (kind === 'discounts') return situation === 'active' ? translate('vouchers.worth.discountsHow') : undefined;
  return voucher.amount === null ? translate('vouchers.worth.hiddenHow') : totalText(face, translate);
}

/** What was given first. */
function totalText({ situation, left }: VoucherCardData, translate: Translate): string | undefined {
  if (situation === 'unknown' || left === null) return undefined;
  const isOver = situation === 'expired' || situation === 'stopped';
  return translate(isOver ? 'vouchers.unusedOf' : 'vouchers.leftOf', { total: formatAmount(left.total) });
}

function dayOf({ stateLabel }: Voucher, face: VoucherCardData, { translate, language }: Writing): VoucherTexts['day'] {
  const last = formatDate(face.lastDay, language);
  switch (face.situation) {
    case 'active':
      return { label: activeLabel(face, translate), value: last };
    case 'waiting':
      return { label: translate('vouchers.notActiveYet'), value: undefined };
    case 'unknown':
      return { label: stateLabel ?? translate('shell.unknownState'), value: undefined };
    case 'expired':
      return { label: translate('vouchers.expiredOn'), value: last };
    case 'used_up':
      return { label: translate(face.kind === 'product' ? 'vouchers.collected' : 'vouchers.usedUp'), value: undefined };
    case 'stopped':
      return stoppedDay(face, { translate, language });
  }
}

function stoppedDay({ stoppedOn }: VoucherCardData, { translate, language }: Writing): VoucherTexts['day'] {
  if (stoppedOn === null) return { label: translate('vouchers.stopped'), value: undefined };
  return { label: translate('vouchers.stoppedOn'), value: formatDate(stoppedOn, language) };
}

function activeLabel({ kind, daysLeft }: VoucherCardData, translate: Translate): string {
  if (kind === 'product' || daysLeft === null) return translate('vouchers.validUntil');
  return daysLeft === 0 ? translate('vouchers.lastDay') : translate('vouchers.daysLeft', { count: daysLeft });
}
