import type { Journey } from '../journey.ts';

/** A resident narrows the offers with a filter and keeps one of them. */
export const offers: Journey = {
  key: 'offers',
  title: 'Filter the offers and keep one',
  scenario: 'ordinary-tuesday',
  persona: 'samira',
  walk: async (reader, texts) => {
    reader.part('The offers');
    await reader.open('/aanbod');
    await reader.press('1');
    await reader.readOn();
    reader.part('A filter');
    await reader.press('1');
    await reader.tabTo(texts('products.filters.search'));
    await reader.type('zwem');
    await reader.press('Tab', 'Tab', 'Tab');
    await reader.press('space');
    reader.part('A bookmark');
    await reader.press('1');
    await reader.tabTo(texts('products.bookmark.save'));
    await reader.press('Return');
    await reader.press('Return');
    reader.part('The saved offers');
    await reader.open('/bladwijzers');
    await reader.press('1');
    await reader.readOn();
  },
};
