import type { Journey } from '../journey.ts';

/** A resident searches with the suggestions of the header, and with all results. */
export const search: Journey = {
  key: 'search',
  title: 'Search with suggestions and open a result',
  scenario: 'ordinary-tuesday',
  persona: 'samira',
  walk: async (reader, texts) => {
    reader.part('The suggestions');
    await reader.open('/privacy');
    await reader.tabTo(texts('shell.search.label'));
    await reader.type('zwem');
    await reader.press('Down', 'Down', 'Down', 'Up');
    await reader.press('Return');
    await reader.readOn();
    reader.part('All results');
    await reader.open('/privacy');
    await reader.tabTo(texts('shell.search.label'));
    await reader.type('zwem');
    await reader.press('Up', 'Return');
    await reader.readOn();
    reader.part('Nothing found');
    await reader.open('/privacy');
    await reader.tabTo(texts('shell.search.label'));
    await reader.type('xyzzy');
    await reader.press('Return');
    await reader.readOn();
  },
};
