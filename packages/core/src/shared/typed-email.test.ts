import { expect, it } from 'vitest';
import { readEmail } from './typed-email.ts';

it.each([
  ['naam@voorbeeld.nl', 'naam@voorbeeld.nl'],
  [' \t naam@voorbeeld.nl\u00a0\r\n', 'naam@voorbeeld.nl'],
  ['naam@\u200bvoorbeeld\u00ad.nl', 'naam@voorbeeld.nl'],
  ['\u2068naam@voorbeeld.nl\u2069', 'naam@voorbeeld.nl'],
  ['mailto:naam@voorbeeld.nl', 'naam@voorbeeld.nl'],
  ['E-mail: naam@voorbeeld.nl', 'naam@voorbeeld.nl'],
  ['Jan de Wit <naam@voorbeeld.nl>', 'naam@voorbeeld.nl'],
  ['Jan de Wit <mailto:naam@voorbeeld.nl>', 'naam@voorbeeld.nl'],
  ['<naam@voorbeeld.nl>', 'naam@voorbeeld.nl'],
  ['"naam@voorbeeld.nl";', 'naam@voorbeeld.nl'],
  ['naam@voorbeeld.nl.', 'naam@voorbeeld.nl'],
  ['ｎａａｍ＠voorbeeld．nl', 'naam@voorbeeld.nl'],
  ['jan\u2011piet@voor\u2013beeld.nl', 'jan-piet@voor-beeld.nl'],
  ['J.P.Jansen+gemeente@Voorbeeld.NL', 'J.P.Jansen+gemeente@Voorbeeld.NL'],
  ["o'neill_1@sub.voorbeeld.nl", "o'neill_1@sub.voorbeeld.nl"],
  ['zoe\u0308@cafe\u0301.nl', 'zoë@café.nl'],
])('reads "%s" as "%s"', (typed, value) => {
  expect(readEmail(typed)).toEqual({ ok: true, value });
});

it.each([
  ['', 'missing'],
  [' \u200b ', 'missing'],
  ['naam', 'malformed'],
  ['naam@voorbeeld', 'malformed'],
  ['naam@voorbeeld,nl', 'malformed'],
  ['naam@@voorbeeld.nl', 'malformed'],
  ['jan de wit@voorbeeld.nl', 'malformed'],
  ['een@voorbeeld.nl, twee@voorbeeld.nl', 'malformed'],
  ['@voorbeeld.nl', 'malformed'],
  ['naam@voorbeeld..nl', 'malformed'],
])('refuses "%s": %s', (typed, error) => {
  expect(readEmail(typed)).toEqual({ ok: false, error });
});
