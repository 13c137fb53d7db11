import type { Sentence } from '../../http/language.ts';
import { voucherQr } from '../phone/qr-picture.ts';

/** A mail before it is written out: subject, sentences, a picture in the written-out form, and one button. */
export type Letter = {
  readonly kind: string;
  readonly subject: Sentence;
  readonly lines: readonly Sentence[];
  readonly picture?: { readonly src: string; readonly alt: Sentence };
  readonly button?: { readonly label: Sentence; readonly url: string };
  /** Where the reader changes which mails come, under the greeting; absent for the mandatory kinds. */
  readonly settings?: { readonly label: Sentence; readonly url: string };
};

const sameText = (text: string): Sentence => ({ nl: text, en: text });

export const confirmationLetter = (url: string): Letter => ({
  kind: 'confirm_account',
  subject: { nl: 'Bevestig uw e-mailadres', en: 'Confirm your e-mail address' },
  lines: [
    {
      nl: 'U maakt een account aan. Klik op de knop om uw e-mailadres te bevestigen en in te loggen.',
      en: 'You are making an account. Press the button to confirm your e-mail address and sign in.',
    },
    { nl: 'De link werkt één keer.', en: 'The link works once.' },
  ],
  button: { label: { nl: 'E-mailadres bevestigen', en: 'Confirm e-mail address' }, url },
});

export const loginLetter = (url: string): Letter => ({
  kind: 'login_link',
  subject: { nl: 'Uw link om in te loggen', en: 'Your link to sign in' },
  lines: [
    { nl: 'Klik op de knop om in te loggen.', en: 'Press the button to sign in.' },
    { nl: 'De link werkt één keer en blijft één uur geldig.', en: 'The link works once and stays valid for one hour.' },
  ],
  button: { label: { nl: 'Inloggen', en: 'Sign in' }, url },
});

export const verificationLetter = (url: string): Letter => ({
  kind: 'verify_email',
  subject: { nl: 'Bevestig uw e-mailadres', en: 'Confirm your e-mail address' },
  lines: [
    {
      nl: 'U heeft dit e-mailadres toegevoegd aan uw account. Klik op de knop om het te bevestigen.',
      en: 'You added this e-mail address to your account. Press the button to confirm it.',
    },
  ],
  button: { label: { nl: 'E-mailadres bevestigen', en: 'Confirm e-mail address' }, url },
});

/** The QR code of the printable address, as a picture and for whoever cannot see it as text. */
export const voucherLetter = (fundName: string, voucher: { printable: string; url: string }): Letter => ({
  kind: 'voucher_qr',
  subject: { nl: `Uw tegoed van ${fundName}`, en: `Your ${fundName} voucher` },
  lines: [
    { nl: 'Laat deze code zien bij de aanbieder:', en: 'Show this code to the provider:' },
    sameText(voucher.printable),
  ],
  picture: {
    src: voucherQr(voucher.printable),
    alt: { nl: `QR-code van ${fundName}`, en: `QR code of ${fundName}` },
  },
  button: { label: { nl: 'Tegoed openen', en: 'Open voucher' }, url: voucher.url },
});

export const shareLetter = (about: { product: string; reason: string; copy: boolean }): Letter => ({
  kind: about.copy ? 'voucher_share_copy' : 'voucher_share',
  subject: about.copy
    ? { nl: `Kopie van uw bericht over ${about.product}`, en: `Copy of your message about ${about.product}` }
    : { nl: `Bericht van een klant over ${about.product}`, en: `Message from a customer about ${about.product}` },
  lines: [sameText(about.reason)],
});

/** Confirms the address to which a card goes. */
export const cardOrderLetter = (
  fundName: string,
  to: { address: string; house: string; house_addition: string | null; postcode: string; city: string },
): Letter => ({
  kind: 'physical_card_ordered',
  subject: { nl: `Uw pas van ${fundName}`, en: `Your ${fundName} card` },
  lines: [
    { nl: 'Wij sturen uw pas naar dit adres:', en: 'We will send your card to this address:' },
    sameText(`${to.address} ${to.house}${to.house_addition ?? ''}, ${to.postcode} ${to.city}`),
  ],
});
