import { describe, expect, it } from 'vitest';
import { refuseEmails } from './email-rules.ts';

describe('an address and its repetition', () => {
  it.each([
    ['noor@voorbeeld.example', 'noor@voorbeeld.example'],
    [' noor@voorbeeld.example', 'Noor@voorbeeld.example '],
  ])('that are the same are accepted [SI-048]', (email, confirmation) => {
    expect(refuseEmails(email, confirmation)).toBeNull();
  });

  it.each(['noor@voorbeeld.exampl', '', 'saar@voorbeeld.example'])(
    'that differ are refused: "%s" [SI-048]',
    (confirmation) => {
      expect(refuseEmails('noor@voorbeeld.example', confirmation)).toBe('emails_differ');
    },
  );

  it.each([
    'jan',
    'jan@@voorbeeld.example',
    'jan@',
    '@voorbeeld.example',
    'jan de boer@voorbeeld.example',
    'jan@voorbeeld',
    'jan@voorbeeld.',
  ])('must be an address: "%s"', (email) => {
    expect(refuseEmails(email, email)).toBe('email_malformed');
    expect(refuseEmails(email, 'noor@voorbeeld.example')).toBe('email_malformed');
  });

  it('must not be empty', () => {
    expect(refuseEmails('  ', '')).toBe('email_missing');
  });
});
