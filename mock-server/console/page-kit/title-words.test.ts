import { expect, it } from 'vitest';
import { titleWords } from './title-words.ts';

it.each([
  ['digid-cancelled', 'DigiD cancelled'],
  ['sms-refused', 'SMS refused'],
  ['backoffice-no-response', 'Back office no response'],
  ['several-e-mail-addresses', 'Several e-mail addresses'],
  ['medias', 'Media'],
  ['fund-requests', 'Fund requests'],
])('the key %s is the title %s', (key, title) => {
  expect(titleWords(key)).toBe(title);
});
