import type { Journey } from '../journey.ts';

const PHOTO = { name: 'loonstrook.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };

/** A resident answers a question about a request, with a file. */
export const answerQuestion: Journey = {
  key: 'answer-question',
  title: "Answer the municipality's question",
  scenario: 'clarification-open',
  persona: 'fatima',
  walk: async (reader, texts) => {
    reader.part('Home of a resident');
    await reader.open('/');
    await reader.press('1');
    await reader.readOn();
    reader.part('The question');
    await reader.open('/funds/3/requests/1/clarifications/2');
    await reader.press('1');
    await reader.readOn();
    reader.part('The answer, with an error');
    await reader.press('1');
    await reader.tabTo(texts('fundRequests.clarification.send'));
    await reader.press('Return');
    await reader.press('Tab', 'Return');
    await reader.type('Hier is een nieuwe foto.');
    await reader.tabTo(texts('files.choose'));
    await reader.chooseFile('Return', PHOTO);
    await reader.tabTo(texts('fundRequests.clarification.send'));
    await reader.press('Return');
    await reader.readOn();
  },
};
