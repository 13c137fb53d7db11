import { readdirSync, readFileSync } from 'node:fs';
import type { Failure } from '@stadstegoed/core/shared/failure.ts';
import type { Refusal } from '@stadstegoed/core/shared/refusal.ts';
import type { Result } from '@stadstegoed/core/shared/result.ts';
import { FakeClock } from '@stadstegoed/core/testing/fake-clock.ts';
import { HttpFiles } from '../src/files/http-files.ts';
import { adaptersOf, type Adapters } from './adapters.ts';
import { answeringClient, jsonAnswer } from './answering-client.ts';

/** The editions of the real platform of which answers are recorded; see `golden/README.md`. */
export const EDITIONS = ['2023-05', '2026-07'] as const;
export type Edition = (typeof EDITIONS)[number];

/** A recorded answer; its name is that of its file without the number. */
export interface Recording {
  readonly edition: Edition;
  readonly name: string;
  /** Its method and path. */
  readonly call: string;
  readonly status: number;
  readonly answer: unknown;
}

/** What the shop makes of a recorded answer, in both editions and in one; an edition without values refused the call. */
export interface Values extends Readonly<Partial<Record<Edition, object>>> {
  readonly name: string;
  readonly both?: object;
}

/** Calls an adapter; that of files has a transport of its own. */
type Outcome = Promise<Result<unknown, Failure | Refusal<string>>>;
export type Read = (adapters: Adapters, files: HttpFiles) => Outcome;

const address = '0xab12ab12ab12ab12ab12ab12ab12ab12ab12ab12';
const order = {
  voucher: { id: '1', address },
  productId: '1',
  firstName: 'Sam',
  lastName: 'de Boer',
  phone: null,
  address: null,
  birthDate: null,
  notes: null,
  answers: [],
};
const claim = {
  voucherId: '1',
  title: 'Schoenen',
  description: null,
  amount: null,
  email: null,
  iban: null,
  ibanName: null,
  files: [],
};
const card = { postcode: '1234 AB', street: 'Dorpsstraat', house: '1', houseAddition: '', city: 'Zonnedorp' };
const form = { contactInformation: null, records: [] };
const ids = { fundId: '3', requestId: '123', clarificationId: '2' };

/** The adapter's call that reads an answer, by the name of the recording. */
export const READS: Readonly<Record<string, Read>> = {
  config: ({ config }) => config.read(),
  'funds.list': ({ funds }) => funds.list({ page: 1 }),
  'funds.overview': ({ funds }) => funds.listAll({ withExternal: true }),
  'funds.read': ({ funds }) => funds.read('2'),
  'funds.read_card_request': ({ requests }) => requests.readFund('6'),
  'funds.read_checked': ({ requests }) => requests.readFund('7'),
  'funds.read_criteria': ({ requests }) => requests.readFund('4'),
  'funds.read_groups_prefill': ({ requests }) => requests.readFund('7'),
  'funds.read_steps_rules': ({ requests }) => requests.readFund('5'),
  'funds.read_unknown': ({ funds }) => funds.read('999999'),
  'funds.prefills': ({ requests }) => requests.readPrefills('7'),
  'funds.organizations': ({ funds }) => funds.organizations(),
  'funds.tags': ({ funds }) => funds.tags(),
  samples_budget: ({ samples }) => samples.samples('budget'),
  samples_subsidies: ({ samples }) => samples.samples('subsidies'),
  'products.read': ({ products }) => products.read('1'),
  'products.providers': ({ products }) => products.providers('budget'),
  'products.bookmark': ({ products }) => products.bookmark('1'),
  'products.removeBookmark': ({ products }) => products.removeBookmark('1'),
  products: ({ products }) => products.list({}),
  categories_read: ({ categories }) => categories.read('1'),
  categories: ({ categories }) => categories.list({}),
  'providers.read': ({ providers }) => providers.read('12'),
  providers: ({ providers }) => providers.list({ page: 1, perPage: 15 }),
  businessTypes: ({ providers }) => providers.businessTypes(),
  'offices.read': ({ offices }) => offices.read('23'),
  offices: ({ offices }) => offices.list({}),
  'search.overview': ({ search }) => search.overview({ q: 'a' }),
  'search.list': ({ search }) => search.list({ kinds: [] }),
  checkEmail: ({ signIn }) => signIn.checkEmail('sam@mail.example'),
  register: ({ signIn }) => signIn.register({ email: 'sam@mail.example', target: null }),
  requestLoginLink: ({ signIn }) => signIn.requestLoginLink({ email: 'sam@mail.example', target: null }),
  exchange_confirmation: ({ signIn }) => signIn.exchange('confirmation', 'token'),
  exchange_email: ({ signIn }) => signIn.exchange('email', 'token'),
  exchange_short_token: ({ signIn }) => signIn.exchange('short_token', 'token'),
  identity: ({ signIn }) => signIn.readIdentity(),
  startAppSignIn: ({ signIn }) => signIn.startAppSignIn(),
  startPinSignIn: ({ signIn }) => signIn.startPinSignIn(),
  checkToken: ({ signIn }) => signIn.checkToken('token'),
  authorizeToken: ({ signIn }) => signIn.authorizeToken('token'),
  authorizeCode: ({ signIn }) => signIn.authorizeCode('123456'),
  sendAppLink: ({ appLink }) => appLink.send('0612345678'),
  'share.sms': ({ appLink }) => appLink.send('0612345678'),
  endSession: ({ signIn }) => signIn.endSession('token'),
  digid: ({ digid }) => digid.start({ request: 'auth', apiUrl: null }),
  'emails.list': ({ emails }) => emails.list(),
  'emails.add': ({ emails }) => emails.add('sam@mail.example', null),
  'emails.verify': ({ emails }) => emails.verify('ab12'),
  'emails.resend': ({ emails }) => emails.resend('82'),
  'emails.makePrimary': ({ emails }) => emails.makePrimary('82'),
  'emails.remove': ({ emails }) => emails.remove('82'),
  sessions: ({ sessions }) => sessions.list(),
  '2fa.state': ({ factors }) => factors.read(),
  '2fa.second_session_state': ({ factors }) => factors.read(),
  '2fa.store': ({ factors }) => factors.begin('app', null),
  '2fa.second_session_store': ({ factors }) => factors.begin('phone', '0612345678'),
  '2fa.resend': ({ factors }) => factors.sendCode('u1'),
  '2fa.activate': ({ factors }) => factors.activate('u1', '123456', 'authenticator_google'),
  '2fa.authenticate': ({ factors }) => factors.confirm('u1', '123456'),
  '2fa.deactivate': ({ factors }) => factors.remove('u1', '123456'),
  '2fa.identity': ({ signIn }) => signIn.readIdentity(),
  '2fa.vouchers_refused': ({ vouchers }) => vouchers.list({}),
  '2fa.second_session_refused': ({ vouchers }) => vouchers.list({}),
  '2fa.notifications_refused': ({ notifications }) => notifications.list(1),
  '2fa.emails_refused': ({ emails }) => emails.list(),
  '2fa.restricted_emails': ({ emails }) => emails.list(),
  '2fa.restricted_email_add': ({ emails }) => emails.add('sam@mail.example', null),
  '2fa.restricted_sessions': ({ sessions }) => sessions.list(),
  '2fa.restricted_reimbursements': ({ reimbursements }) => reimbursements.list({ page: 1 }),
  '2fa.restricted_reimbursement_add': ({ reimbursements }) => reimbursements.create(claim, 'pending'),
  '2fa.logout': ({ signIn }) => signIn.endSession('token'),
  'notifications.countUnread': ({ notifications }) => notifications.countUnread(),
  'notifications.markRead': ({ notifications }) => notifications.markRead(1, 10),
  notifications: ({ notifications }) => notifications.list(1),
  'prefs.change': ({ preferences }) => preferences.change({ emailUnsubscribed: true, preferences: [] }, null),
  prefs: ({ preferences }) => preferences.read(null),
  'records.types': ({ records }) => records.types(),
  'records.list': ({ records }) => records.list(),
  'records.validate': ({ records }) => records.validate({ typeKey: 'email', value: 'a' }),
  'records.create': ({ records }) => records.create({ typeKey: 'email', value: 'a' }),
  'records.categories': ({ records }) => records.categories(),
  'records.addCategory': ({ records }) => records.addCategory('Werk', 1),
  'records.changeCategory': ({ records }) => records.changeCategory({ id: '82', name: 'Werk', order: 1 }),
  'records.move': ({ records }) => records.move('270', '82'),
  'records.removeCategory': ({ records }) => records.removeCategory('82'),
  'validations.validators': ({ validations }) => validations.validators(),
  'validations.requests': ({ validations }) => validations.requests(),
  'validations.ask': ({ validations }) => validations.ask('1', '2'),
  'validations.makeCode': ({ validations }) => validations.makeCode('2'),
  'validations.read': ({ validations }) => validations.read('uuid'),
  'validations.decline': ({ validations }) => validations.decline('uuid'),
  'vouchers.read': ({ vouchers }) => vouchers.read(address),
  'vouchers.sendEmail': ({ vouchers }) => vouchers.sendEmail(address),
  'vouchers.share': ({ vouchers }) => vouchers.share(address, { reason: 'Ik kom.', sendCopy: false }),
  vouchers: ({ vouchers }) => vouchers.list({}),
  voucher_with_card: ({ vouchers }) => vouchers.read(address),
  deactivate: ({ vouchers }) => vouchers.deactivate(address, 'moved'),
  giveBack: ({ vouchers }) => vouchers.giveBack(address),
  'files.download': (_adapters, files) => files.download('uid'),
  'files.upload': (_adapters, files) =>
    files.upload({ type: 'reimbursement_proof', file: new File(['%PDF'], 'bon.pdf') }),
  'reimbursements.create': ({ reimbursements }) => reimbursements.create(claim, 'pending'),
  reimbursements: ({ reimbursements }) => reimbursements.list({ page: 1 }),
  'reservations.validate': ({ reservations }) => reservations.validate(order),
  'reservations.reserve': ({ reservations }) => reservations.reserve(order),
  'reservations.list': ({ reservations }) => reservations.list({}),
  'reservations.read': ({ reservations }) => reservations.read('4'),
  // May 2023 answers `[]`, after which the shop reads the reservation.
  'reservations.cancel': ({ reservations }) => reservations.read('4'),
  'reservations.cancel_': ({ reservations }) => reservations.cancel('4'),
  'reservations.checkout': ({ reservations }) => reservations.checkout('4'),
  'reservations.extra': ({ reservations }) => reservations.reserve(order),
  'reservations.address': ({ reservations }) => reservations.validate({ ...order, address: { ...card } }),
  'reservations.fields': ({ reservations }) => reservations.validate(order),
  'cards.orders': ({ cards }) => cards.orders(address),
  'cards.validateOrder': ({ cards }) => cards.validateOrder(address, card, '1'),
  'cards.order': ({ cards }) => cards.order(address, card, '1'),
  'cards.unlink': ({ cards }) => cards.unlink(address, '13'),
  'cards.link': ({ cards }) => cards.link(address, '100123456789', '1'),
  'activation.check': ({ activation }) => activation.check('3'),
  'activation.apply': ({ activation }) => activation.apply('3'),
  'activation.redeem': ({ activation }) => activation.redeem('AAAA-BBBB'),
  requests_of_fund: ({ activation }) => activation.requestsOf('3'),
  'requests.validate': ({ requests }) => requests.validate('3', form),
  'requests.list': ({ ownRequests }) => ownRequests.listAll(),
  'requests.of_fund': ({ activation }) => activation.requestsOf('3'),
  'requests.read': ({ ownRequests }) => ownRequests.read('101', null),
  'requests.read_answered': ({ questions }) => questions.list('4', '101'),
  'requests.submit': ({ requests }) => requests.submit('3', form),
  'clarifications.list': ({ questions }) => questions.list('3', '123'),
  'clarifications.read': ({ questions }) => questions.read(ids),
  'clarifications.answer': ({ questions }) => questions.answer(ids, { answer: 'Ja', files: [] }),
};

/** The answers of an edition, or only those with a name. */
export function recordingsOf(edition: Edition, only?: string): readonly Recording[] {
  const folder = new URL(`../golden/${edition}/`, import.meta.url);
  const recorded = readdirSync(folder).map((file) => ({ file, name: file.replace(/^\d+-|\.json$/g, '') }));
  return recorded
    .filter(({ name }) => only === undefined || name === only)
    .map(({ file, name }) => {
      const { call, status, answer }: Pick<Recording, 'call' | 'status' | 'answer'> = JSON.parse(
        readFileSync(new URL(file, folder), 'utf8'),
      );
      return { edition, name, call, status, answer };
    });
}

/** The only answer of an edition with a name. */
export function recordingOf(edition: Edition, name: string): Recording {
  const [recording, ...others] = recordingsOf(edition, name);
  if (recording === undefined || others.length > 0) throw new Error(`Not one answer of ${edition} is called ${name}`);
  return recording;
}

/** The answers of an edition in a table of values, each with what its row says about it. */
export function rowsOf(edition: Edition, table: Readonly<Record<string, Values>>) {
  return Object.entries(table).flatMap(([what, { name, both, ...own }]) => {
    const expected = [both, own[edition]].filter((value) => value !== undefined);
    return expected.length === 0 ? [] : [[what, recordingOf(edition, name), expected] as const];
  });
}

/** What the adapter makes of an answer. */
export function readAnswer({ edition, name, status, answer }: Recording): Outcome {
  const answered = () => responseOf(name, status, answer);
  const { client } = answeringClient({ edition, accessToken: () => 'token', answer: answered });
  const files = new HttpFiles(client, { send: () => Promise.resolve(answered()), clock: new FakeClock() });
  return readOf(name)(adaptersOf(client), files);
}

/** The response as the platform sent it: a file, an empty page or JSON. */
function responseOf(name: string, status: number, answer: unknown): Response {
  if (name === 'files.download')
    return new Response(String(answer), { headers: { 'Content-Type': 'application/pdf' } });
  if (answer === '') return new Response('', { status, headers: { 'Content-Type': 'text/html; charset=UTF-8' } });
  return jsonAnswer(answer, status);
}

/** Whether a call of the shop has the answer; the golden files also have those of calls that the shop does not make. */
export function hasCall({ name }: Recording): boolean {
  return keyOf(name) !== '';
}

function readOf(name: string): Read {
  const read = READS[keyOf(name)];
  if (read === undefined) throw new Error(`No call of an adapter is named for ${name}`);
  return read;
}

/** The longest name of a read that the name of the recording begins with; empty without one. */
function keyOf(name: string): string {
  const keys = Object.keys(READS).filter((key) => name.startsWith(key));
  return keys.toSorted((one, other) => other.length - one.length)[0] ?? '';
}
