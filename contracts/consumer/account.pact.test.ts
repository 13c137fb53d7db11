import { stableHex } from '@stadstegoed/mock-server/fixtures/seed/values/seeded-values.ts';
import {
  answered,
  boolean,
  created,
  done,
  doneAsList,
  eachLike,
  integer,
  nullValue,
  one,
  page,
  refused,
  refusedFields,
  regex,
  string,
  throttled,
} from './answers.ts';
import { agree, as } from './pact.ts';

/** The addresses of Hanna: 1 is the primary one, 2 is not verified, 3 is verified. */
const hanna = as('hanna', 'several-e-mail-addresses');
const dina = as('dina', 'every-question');
const samira = as('samira', 'several-sessions');

const address = {
  id: integer(2),
  email: regex('.+@.+', 'hanna@werk.example'),
  verified: boolean(false),
  primary: boolean(false),
};

agree(
  'the e-mail addresses of a resident [AC-006]',
  hanna,
  ({ emails }) => emails.list(),
  answered({ data: eachLike(address) }),
);

agree(
  'an e-mail address to add',
  dina,
  ({ emails }) => emails.add('dina@post.example', 'fundRequest-91'),
  created({ ...address, email: 'dina@post.example', verified: false, primary: false }),
);

agree('an e-mail address that is not correct', dina, ({ emails }) => emails.add('dina', null), refusedFields('email'));

agree(
  'one e-mail address too many',
  as('hanna', 'throttled-emails'),
  ({ emails }) => emails.add('nog-een@post.example', null),
  throttled,
);

agree('a mail to send again', hanna, ({ emails }) => emails.resend('2'), one({ ...address, verified: false }));

agree('one mail too many', as('hanna', 'throttled-emails'), ({ emails }) => emails.resend('2'), throttled);

agree('another primary address', hanna, ({ emails }) => emails.makePrimary('3'), one({ ...address, primary: true }));

agree('an address to remove', hanna, ({ emails }) => emails.remove('2'), doneAsList);

agree('an address to remove that is gone', hanna, ({ emails }) => emails.remove('987654'), refused(404));

agree(
  'the sessions of a resident [AC-007] [AC-008] [AC-011]',
  samira,
  ({ sessions }) => sessions.list(),
  page({
    uid: string('s7fe1a93c0d2b4856'),
    type: string('webshop'),
    current: boolean(true),
    active: boolean(true),
    last_request: { time_passed: integer(4), device_available: boolean(true), location: nullValue() },
  }),
);

agree('a session to end', samira, ({ sessions }) => sessions.end(stableHex('session:samira:phone', 64)), done);

agree('all sessions to end', samira, ({ sessions }) => sessions.endAll(), done);

agree('a session to end that is gone', samira, ({ sessions }) => sessions.end('gone'), refused(404));
