import { describe, expect, it } from 'vitest';
import { refuseEmails } from './email-rules.ts';

describe('an address and its repetition', () => {
  it('are accepted when they are the same, without regard to case and spaces, and refused otherwise [SI-048]', () => {
    expect(refuseEmails('noor@voorbeeld.example', 'noor@voorbeeld.example')).toBeNull();
    expect(refuseEmails(' noor@voorbeeld.example', 'Noor@voorbeeld.example ')).toBeNull();
    for (const other of ['noor@voorbeeld.exampl', '', 'saar@voorbeeld.example']) {
      expect.soft(refuseEmails('noor@voorbeeld.example', other), other).toBe('emails_differ');
    }
  });

  it('must be an address, and not empty', () => {
    const spaces = ['jan', 'jan@@voorbeeld.example', 'jan de boer@voorbeeld.example'];
    for (const email of [...spaces, 'jan@', '@voorbeeld.example', 'jan@voorbeeld', 'jan@voorbeeld.']) {
      expect.soft(refuseEmails(email, email), email).toBe('email_malformed');
      expect.soft(refuseEmails(email, 'noor@voorbeeld.example'), email).toBe('email_malformed');
    }
    expect(refuseEmails('  ', '')).toBe('email_missing');
  });
});
