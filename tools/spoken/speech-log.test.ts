import { expect, it } from 'vitest';
import { saidIn, withoutRandomTexts } from './speech-log.ts';

it('reads the said texts from the debug log in order', () => {
  const log = [
    "23:55:58.842548 - SPEECH GENERATOR: system voice requested with language='None'",
    "23:55:58.890178 - SPEECH OUTPUT: 'Inloggen met e-mail'{'established': False}",
    "23:55:58.890180 - SPEECH OUTPUT: 'link' {'established': False}",
    "23:55:58.890181 - SPEECH OUTPUT: 'Wilt u foto's sturen?'",
  ].join('\n');
  expect(saidIn(log)).toEqual(['Inloggen met e-mail', 'link', "Wilt u foto's sturen?"]);
});

it('leaves out texts without a sound', () => {
  expect(saidIn("23:55:58.890178 - SPEECH OUTPUT: '  •. '{'established': False}")).toEqual([]);
});

it('replaces the random code, addresses and ports', () => {
  expect(withoutRandomTexts('Code 6 2 2 7 7 5 op localhost:5380')).toBe('Code # # # # # # op localhost');
  expect(withoutRandomTexts(`Tegoed 0x${'a1'.repeat(20)}`)).toBe('Tegoed 0x…');
});
