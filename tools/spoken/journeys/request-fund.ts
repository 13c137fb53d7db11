import type { Journey } from '../journey.ts';

/** A resident requests a fund that asks every kind of question, with a proof, and gets the number of the request. */
export const requestFund: Journey = {
  key: 'request-fund',
  title: 'Request a fund with a file',
  scenario: 'every-question',
  persona: 'jan',
  walk: async (reader, texts) => {
    const next = async (): Promise<void> => {
      await reader.tabTo(texts('fundRequests.next'));
      await reader.press('Return');
    };
    reader.part('What the request takes');
    await reader.open('/fondsen/91/aanvraag?from=fund-activate');
    await reader.press('1');
    await reader.readOn();
    await reader.press('1');
    await reader.tabTo(texts('fundRequests.begin.start'));
    await reader.press('Return');
    await reader.readOn();
    reader.part('The conditions');
    await reader.press('1');
    await next();
    await reader.press('Tab', 'Return');
    await reader.press('space');
    await next();
    await reader.readOn();
  },
};
