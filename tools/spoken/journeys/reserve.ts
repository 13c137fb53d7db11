import type { Journey } from '../journey.ts';

/** A resident reserves an offer in a dialog of three steps, first without a name. */
export const reserve: Journey = {
  key: 'reserve',
  title: 'Reserve an offer',
  scenario: 'one-voucher',
  persona: 'kees',
  walk: async (reader, texts) => {
    reader.part('The offer');
    await reader.open('/aanbod/249');
    await reader.press('1');
    await reader.readOn();
    reader.part('The voucher that pays');
    await reader.press('1');
    await reader.tabTo(new RegExp(`(^|\\| )${texts('products.reserve.button')}$`));
    await reader.openDialog();
    await reader.readOn();
    await reader.tabTo(texts('reservations.reserve.next'));
    await reader.press('Return');
    reader.part('The details, with an error');
    await reader.readOn();
    await reader.tabTo(texts('reservations.reserve.next'));
    await reader.press('Return');
    await reader.press('Tab', 'Return');
    await reader.type('Kees');
    await reader.press('Tab');
    await reader.type('Bakker');
    await reader.press('Return');
    reader.part('The check and the reservation');
    await reader.readOn();
    await reader.tabTo(texts('reservations.reserve.send'));
    await reader.press('Return');
    await reader.readOn();
    await reader.press('Escape');
  },
};
