import type { Journey } from '../journey.ts';
import type { Reader } from '../reader.ts';
import type { Texts } from '../texts.ts';

const PROOF = { name: 'loonstrook.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };

/** An answer as the resident gives it: the texts of the fields of a step, and whether it takes a proof. */
interface Answer {
  readonly title: string;
  readonly fields: readonly string[];
  readonly proof?: true;
}

/** The answers to the questions after the first one, which is a check box. */
const ANSWERS: readonly Answer[] = [
  { title: 'The number of children, with a proof', fields: ['2'], proof: true },
  { title: 'The date of birth', fields: ['1', '2', '1980'] },
  { title: 'The people in the house', fields: ['4'] },
  { title: 'The tax number', fields: ['123456782'] },
  { title: 'The citizen service number', fields: ['123456782'] },
  { title: 'The income, with a proof', fields: ['1200,00'], proof: true },
  { title: 'The savings, with a proof', fields: ['1200,00'], proof: true },
  { title: 'The partner', fields: ['Kim de Wit'] },
];

/** Fills in a step that has focus on its heading, and goes on. */
async function answer(reader: Reader, texts: Texts, { title, fields, proof }: Answer): Promise<void> {
  reader.part(title);
  for (const text of fields) {
    await reader.tabToField();
    await reader.type(text);
  }
  if (proof) {
    await reader.tabTo(texts('files.choose'));
    await reader.chooseFile('Return', PROOF);
  }
  await goOn(reader, texts);
}

async function goOn(reader: Reader, texts: Texts): Promise<void> {
  await reader.tabTo(texts('fundRequests.next'));
  await reader.press('Return');
}

async function tick(reader: Reader): Promise<void> {
  await reader.tabToField();
  await reader.press('space');
}

/** A resident requests a fund that asks every kind of question, with proofs, and gets the number of the request. */
export const requestFund: Journey = {
  key: 'request-fund',
  title: 'Request a fund with a file',
  scenario: 'every-question',
  persona: 'jan',
  walk: async (reader, texts) => {
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
    await goOn(reader, texts);
    await reader.press('Tab', 'Return');
    await reader.press('space');
    await goOn(reader, texts);
    reader.part('The children');
    await reader.readOn();
    await reader.press('1');
    await tick(reader);
    await goOn(reader, texts);
    for (const step of ANSWERS) await answer(reader, texts, step);
    reader.part('A low income');
    await tick(reader);
    await goOn(reader, texts);
    reader.part('The answers');
    await reader.readOn();
    await reader.press('1');
    await tick(reader);
    await reader.tabTo(texts('fundRequests.overview.send'));
    await reader.press('Return');
    reader.part('The request is sent');
    await reader.readOn();
  },
};
