import type { LinkKind } from '@stadstegoed/core/sign-in/link-kind.ts';
import {
  answered,
  boolean,
  done,
  doneAsList,
  integer,
  one,
  refused,
  refusedFields,
  refusedWith,
  regex,
  string,
  throttled,
} from './answers.ts';
import { agree, as, TOKEN, visitor } from './pact.ts';

const known = 'noor@post.example';
const fresh = 'nieuw@post.example';
const nobody = visitor('signed-out');
const noor = as('noor', 'signed-out');
const often = visitor('throttled-sign-in');
const accessToken = string('4e1f07a9c2'.repeat(20));

for (const [which, email, used] of [
  ['an address that is in use', known, true],
  ['an address that is not in use', fresh, false],
] as const)
  agree(
    `a question whether ${which} is in use [API-033]`,
    nobody,
    ({ signIn }) => signIn.checkEmail(email),
    answered({ email: { used, valid: true } }),
  );

agree('one check of an address too many', often, ({ signIn }) => signIn.checkEmail(known), throttled);

agree('a registration [API-032]', nobody, ({ signIn }) => signIn.register({ email: fresh, target: 'fundRequest-1' }), {
  ...done,
  status: 201,
});

agree(
  'a request for a login link [API-037]',
  nobody,
  ({ signIn }) => signIn.requestLoginLink({ email: known, target: 'fundRequest-1' }),
  answered({}, 201),
);

agree(
  'a request for a login link to an unknown address',
  nobody,
  ({ signIn }) => signIn.requestLoginLink({ email: fresh, target: null }),
  refusedFields('email'),
);

const LINKS: readonly (readonly [kind: LinkKind, scenario: string, token: string, id: string])[] = [
  ['email', 'login-link-waiting', 'login', 'API-042'],
  ['confirmation', 'confirmation-link-waiting', 'confirmation', 'API-043'],
  ['short_token', 'short-token-waiting', 'short', 'API-039'],
];

for (const [kind, scenario, token, id] of LINKS) {
  agree(
    `the ${kind} token of a fresh link [${id}]`,
    { ...visitor(scenario), token },
    ({ signIn }) => signIn.exchange(kind, TOKEN),
    answered({ access_token: accessToken }),
  );

  agree(`an unknown ${kind} token`, nobody, ({ signIn }) => signIn.exchange(kind, 'unknown'), refused(404));
}

const OVER: typeof LINKS = [
  ['email', 'used-login-link', 'usedLogin', 'API-042'],
  ['email', 'expired-login-link', 'expiredLogin', 'API-042'],
  ['confirmation', 'used-confirmation-link', 'usedConfirmation', 'API-043'],
  ['short_token', 'expired-short-token', 'expiredShort', 'API-039'],
];

for (const [kind, scenario, token, id] of OVER)
  agree(
    `the ${kind} token of a ${scenario} [${id}]`,
    { ...visitor(scenario), token },
    ({ signIn }) => signIn.exchange(kind, TOKEN),
    refused(403),
  );

agree(
  'a request to sign in by QR code [API-035]',
  nobody,
  ({ signIn }) => signIn.startAppSignIn(),
  answered({ access_token: accessToken, auth_token: string(TOKEN) }, 201),
);

agree(
  'a request to sign in by pin code [API-036]',
  nobody,
  ({ signIn }) => signIn.startPinSignIn(),
  answered({ access_token: accessToken, auth_code: integer(482_913) }, 201),
);

for (const [state, scenario] of [
  ['pending', 'app-sign-in-waiting'],
  ['active', 'app-sign-in-approved'],
] as const)
  agree(
    `a look at a sign-in that is ${state} [API-038]`,
    { ...visitor(scenario), token: 'qrAccess' },
    ({ signIn }) => signIn.checkToken(TOKEN),
    answered({ message: state }),
  );

agree(
  'a look at an unknown sign-in',
  nobody,
  ({ signIn }) => signIn.checkToken('unknown'),
  answered({ message: 'invalid' }),
);

agree(
  'the code of a waiting app [API-041]',
  as('samira', 'app-code-waiting'),
  ({ signIn }) => signIn.authorizeCode('482913'),
  answered({ success: boolean(true) }),
);

agree(
  'a code that no app shows',
  as('samira', 'app-code-waiting'),
  ({ signIn }) => signIn.authorizeCode('100000'),
  refused(404),
);

agree(
  'the token of a waiting app [API-040]',
  { ...as('noor', 'app-sign-in-waiting'), token: 'qr' },
  ({ signIn }) => signIn.authorizeToken(TOKEN),
  answered({ success: boolean(true) }),
);

for (const [which, scenario] of [
  ['was used', 'app-sign-in-approved'],
  ['is too old', 'app-sign-in-too-old'],
] as const)
  agree(
    `a token for the app that ${which}`,
    { ...as('noor', scenario), token: 'qr' },
    ({ signIn }) => signIn.authorizeToken(TOKEN),
    refused(403),
  );

agree('a request for the app link [API-050]', nobody, ({ appLink }) => appLink.send('+31612345678'), doneAsList);

agree(
  'a request for the app link to a foreign number',
  nobody,
  ({ appLink }) => appLink.send('+32471234567'),
  refusedFields('phone'),
);

agree(
  'a question who is signed in [API-031]',
  noor,
  ({ signIn }) => signIn.readIdentity(),
  one({
    address: regex('0x[0-9a-f]{40}', `0x${'9'.repeat(40)}`),
    email: string(known),
    bsn: boolean(true),
    bsn_time: integer(60),
  }),
);

agree(
  'a question who is signed in, after the session expired',
  { scenario: 'session-expired', params: { persona: 'samira', session: 'expired' } },
  ({ signIn }) => signIn.readIdentity(),
  { ...refusedWith(401, 'session_expired'), failure: { kind: 'unauthorised', sessionExpired: true } },
);

agree(
  'a sign-out [API-034]',
  noor,
  ({ signIn }) => signIn.endSession('token-of-the-persona'),
  answered({ success: boolean(true) }),
);

const toDigid = answered({
  redirect_url: regex('https?://.+', 'https://api.zonnedorp.example/api/v1/platform/digid/9c41f0/redirect'),
});

agree(
  'a start of DigiD to sign in [API-002]',
  nobody,
  ({ digid }) => digid.start({ request: 'auth', apiUrl: null }),
  toDigid,
);

agree(
  'a start of DigiD for a fund [API-002]',
  noor,
  ({ digid }) => digid.start({ request: 'fund_request', fundId: '1', apiUrl: null }),
  toDigid,
);

agree(
  'a start of DigiD at a municipality without it',
  visitor('digid-off'),
  ({ digid }) => digid.start({ request: 'auth', apiUrl: null }),
  refused(403),
);

agree(
  'a start of DigiD while it does not answer',
  visitor('digid-unreachable'),
  ({ digid }) => digid.start({ request: 'auth', apiUrl: null }),
  {
    status: 503,
    headers: { 'Error-Code': regex('digid_.+', 'digid_api_0000') },
    body: { message: string('DigiD is nu niet bereikbaar.') },
    failure: { kind: 'unexpected', errorCode: 'digid_api_0000' },
  },
);
