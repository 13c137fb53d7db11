import type { PhysicalCard } from '../vouchers/physical-card.ts';

/** The content of the QR code of a card on paper: type and number, like the code of a voucher. */
export function cardQrText({ code }: Pick<PhysicalCard, 'code'>): string {
  return JSON.stringify({ type: 'physical_card', value: code });
}
