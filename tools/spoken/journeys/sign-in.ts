import type { Journey } from '../journey.ts';

const EMAIL = 'noor@post.example';

/** A visitor mistypes an address, corrects it and opens the link of the mail. */
export const signIn: Journey = {
  key: 'sign-in',
  title: 'Sign in by e-mail link',
  scenario: 'ordinary-tuesday',
  walk: async (reader, texts) => {
    reader.part('Home of a visitor');
    await reader.open('/');
    await reader.press('Tab', 'Tab');
    await reader.press('1');
    await reader.readOn();
    reader.part('The ways to sign in');
    await reader.open('/start');
    await reader.press('1');
    await reader.readOn();
    reader.part('The form, with an error');
    await reader.press('1');
    await reader.tabTo(texts('signIn.email.choice'));
    await reader.press('Return');
    await reader.readOn();
    await reader.press('1', 'Tab');
    await reader.type('jan');
    await reader.tabTo(texts('signIn.email.send'));
    await reader.press('Return');
    await reader.press('Tab', 'Return');
    await reader.press('ctrl+a');
    await reader.type(EMAIL);
    await reader.press('Tab');
    await reader.type(EMAIL);
    await reader.press('Return');
    await reader.readOn();
    reader.part('The link of the mail');
    await reader.open(await reader.world.linkMailedTo(EMAIL));
    await reader.press('1');
    await reader.readOn();
  },
};
