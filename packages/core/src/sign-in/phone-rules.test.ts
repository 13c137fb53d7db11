import { describe, expect, it } from 'vitest';
import { toDutchPhone } from './phone-rules.ts';

describe('a phone number for the app link', () => {
  it.each(['0612345678', '06 12 34 56 78', '06-12345678'])(
    'has its leading 0 replaced by +31: %s [PA-006]',
    (written) => {
      expect(toDutchPhone(written)).toBe('+31612345678');
    },
  );

  it.each(['+31612345678', '+31 (0)6 1234 5678', '0031612345678'])('may carry the country code: %s', (written) => {
    expect(toDutchPhone(written)).toBe('+31612345678');
  });

  it.each(['', '061234567', '06123456789', '+32471234567', '612345678', 'zesnuleen', '+310612345678'])(
    'that is not Dutch is refused: "%s" [PA-005]',
    (written) => {
      expect(toDutchPhone(written)).toBeNull();
    },
  );
});
