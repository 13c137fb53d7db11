import { expect, it } from 'vitest';
import { toDutchPhone } from './phone-rules.ts';

it('a phone number has its leading 0 replaced by +31, and may carry the country code [PA-006]', () => {
  const local = ['0612345678', '06 12 34 56 78', '06-12345678', '06.12345678'];
  for (const written of [...local, '+31612345678', '+31 (0)6 1234 5678', '+31 06 12345678', '0031612345678']) {
    expect.soft(toDutchPhone(written), written).toBe('+31612345678');
  }
});

it('a phone number that is not Dutch is refused [PA-005]', () => {
  const refused = ['', '061234567', '06123456789', '+32471234567', '612345678', 'zesnuleen'];
  expect(refused.filter((written) => toDutchPhone(written) !== null)).toEqual([]);
});
