import type { Journey } from '../journey.ts';

/** A resident opens a voucher, its large QR code and its payments. */
export const voucher: Journey = {
  key: 'voucher',
  title: 'A voucher, its QR code and its payments',
  scenario: 'ordinary-tuesday',
  persona: 'samira',
  walk: async (reader, texts) => {
    reader.part('The vouchers');
    await reader.open('/tegoeden');
    await reader.press('1');
    await reader.readOn();
    reader.part('A voucher');
    await reader.press('1');
    await reader.tabTo('Kindtegoed');
    await reader.press('Return');
    await reader.readOn();
    reader.part('The large QR code');
    await reader.press('1');
    await reader.tabTo(texts('vouchers.qr.large'));
    await reader.openDialog();
    await reader.press('Tab', 'Tab');
    await reader.press('Escape');
    reader.part('The payments');
    await reader.headingTo(new RegExp(texts('vouchers.timeline.title')));
    await reader.press('Tab', 'Tab');
  },
};
