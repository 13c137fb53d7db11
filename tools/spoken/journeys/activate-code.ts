import type { Journey } from '../journey.ts';

/** The button of the fund, in the words of the municipality, which are Dutch in the English shop too. */
const OWN_BUTTON = 'Vraag aan';

/** A resident finds a fund, mistypes the code of the letter, corrects it and gets the voucher. */
export const activateCode: Journey = {
  key: 'activate-code',
  title: 'Activate a fund by code',
  scenario: 'voucher-code',
  persona: 'yusuf',
  walk: async (reader, texts) => {
    reader.part('The funds');
    await reader.open('/fondsen');
    await reader.press('1');
    await reader.readOn();
    reader.part('A fund');
    await reader.press('1');
    await reader.tabTo('Kindtegoed');
    await reader.press('Return');
    await reader.readOn();
    reader.part('The ways to activate it');
    await reader.press('1');
    await reader.tabTo(OWN_BUTTON);
    await reader.press('Return');
    await reader.readOn();
    await reader.press('1');
    await reader.tabTo(texts('fundActivation.next'));
    await reader.press('Return');
    await reader.press('shift+Tab');
    await reader.press('1');
    await reader.tabTo(texts('fundActivation.select.code'));
    await reader.press('space');
    await reader.tabTo(texts('fundActivation.next'));
    await reader.press('Return');
    await reader.readOn();
    reader.part('The code, first a wrong one');
    await reader.press('1');
    await reader.tabTo(texts('fundActivation.code.label'));
    await reader.type('0000aaaa');
    await reader.press('Return');
    await reader.tabTo(texts('fundActivation.code.label'));
    await reader.press('ctrl+a');
    await reader.type('9d15e2f3');
    await reader.press('Return');
    await reader.readOn();
  },
};
