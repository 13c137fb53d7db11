import type { Journey } from '../journey.ts';

/** A resident searches with the suggestions of the header, and with all results. */
export const search: Journey = {
  key: 'search',
  title: 'Search with suggestions and open a result',
  scenario: 'ordinary-tuesday',
  persona: 'samira',
  walk: async (reader) => {
    reader.part('The suggestions');
    await reader.open('/privacy');
    await reader.press('ctrl+k');
    await reader.type('zwem');
    await reader.press('Down', 'Down', 'Down', 'Up');
    await reader.press('Return');
    await reader.readOn();
    reader.part('All results');
    await reader.press('ctrl+k');
    await reader.type('zwem');
    await reader.press('Escape');
    await reader.press('Return');
    await reader.readOn();
    reader.part('Nothing found');
    await reader.press('ctrl+k');
    await reader.press('ctrl+a');
    await reader.type('xyzzy');
    await reader.press('Return');
    await reader.readOn();
  },
};
