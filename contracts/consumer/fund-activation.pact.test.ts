import { answered, created, eachLike, integer, refused, refusedWith, regex, string, throttled } from './answers.ts';
import { agree, as } from './pact.ts';
import { anyVoucher } from './wire-examples.ts';

agree(
  'an application for a fund whose criteria are met [API-005]',
  as('noor', 'all-criteria-valid'),
  ({ activation }) => activation.apply('4'),
  created(anyVoucher),
);

agree(
  'an application for a fund that is not open',
  as('noor', 'apply-refused'),
  ({ activation }) => activation.apply('4'),
  refused(403),
);

const found = (backoffice: unknown) =>
  answered({ backoffice, vouchers: integer(0), prevalidations: integer(0), prevalidation_vouchers: [] });

agree('a check that finds nothing [API-006]', as('noor'), ({ activation }) => activation.check('3'), found(null));

for (const [scenario, key, fallback] of [
  ['backoffice-not-resident', 'not_resident', 0],
  ['backoffice-taken-by-partner', 'taken_by_partner', 0],
  ['backoffice-no-response', 'no_response', 0],
  ['backoffice-no-response-fallback', 'no_response', 1],
  ['backoffice-not-eligible', 'not_eligible', 1],
] as const)
  agree(
    `a check that the back office answers with ${key} and ${fallback === 1 ? 'a' : 'no'} way on [API-006]`,
    as('noor', scenario),
    ({ activation }) => activation.check('8'),
    found({ backoffice_error: 1, backoffice_error_key: key, backoffice_fallback: fallback }),
  );

agree(
  'a check that leads elsewhere [API-006]',
  as('noor', 'backoffice-redirect'),
  ({ activation }) => activation.check('8'),
  found({ backoffice_redirect: regex('https?://.+', 'https://zonnedorp.example/hulp') }),
);

agree(
  'a check with an old confirmation of the BSN',
  as('peter', 'digid-window-expired'),
  ({ activation }) => activation.check('8'),
  refused(403),
);

agree('one check too many', as('noor', 'throttled-check'), ({ activation }) => activation.check('3'), throttled);

for (const [which, scenario, code] of [
  ['a code of the municipality', 'open-code', '4f0a-91c7'],
  ['a code of a voucher that waits', 'voucher-code', '9d15-e2f3'],
] as const)
  agree(
    `${which} [API-008]`,
    as('yusuf', scenario),
    ({ activation }) => activation.redeem(code),
    answered({ vouchers: eachLike(anyVoucher) }),
  );

const refusedCode = (status: 403 | 404, error: string) =>
  refusedWith(status, error, {
    error,
    message: string('Dat kan niet.'),
    meta: { title: string('Code gebruikt'), message: string('Dat kan niet.') },
  });

agree(
  'a code that nobody knows [FA-062]',
  as('yusuf', 'open-code'),
  ({ activation }) => activation.redeem('ffff-ffff'),
  refusedCode(404, 'not_found'),
);

agree(
  'a code that was used [FA-063]',
  as('yusuf', 'used-code'),
  ({ activation }) => activation.redeem('2b6d-44a0'),
  refusedCode(403, 'used'),
);

agree(
  'a second code for the same fund',
  as('kees', 'used-code-same-fund'),
  ({ activation }) => activation.redeem('7c31-0b8e'),
  refusedCode(403, 'used_same_fund'),
);

agree(
  'a right code after three wrong ones',
  as('yusuf', 'throttled-code'),
  ({ activation }) => activation.redeem('4f0a-91c7'),
  throttled,
);
