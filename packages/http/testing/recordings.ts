import { readdirSync, readFileSync } from 'node:fs';
import type { Failure } from '@stadstegoed/core/shared/failure.ts';
import type { Result } from '@stadstegoed/core/shared/result.ts';
import { FakeClock } from '@stadstegoed/core/testing/fake-clock.ts';
import { HttpEmails } from '../src/account/http-emails.ts';
import { HttpSessions } from '../src/account/http-sessions.ts';
import type { PlatformClient } from '../src/client.ts';
import { HttpFiles } from '../src/files/http-files.ts';
import { HttpFundActivation } from '../src/fund-activation/http-fund-activation.ts';
import { HttpClarifications } from '../src/fund-requests/http-clarifications.ts';
import { HttpFundRequests } from '../src/fund-requests/http-fund-requests.ts';
import { HttpFunds } from '../src/funds/http-funds.ts';
import { HttpNotificationPreferences } from '../src/notifications/http-notification-preferences.ts';
import { HttpNotifications } from '../src/notifications/http-notifications.ts';
import { HttpOffices } from '../src/offices/http-offices.ts';
import { HttpPlatformConfig } from '../src/pages/http-platform-config.ts';
import { HttpPhysicalCards } from '../src/physical-cards/http-physical-cards.ts';
import { HttpProductCategories } from '../src/products/http-product-categories.ts';
import { HttpProductSamples } from '../src/products/http-product-samples.ts';
import { HttpProducts } from '../src/products/http-products.ts';
import { HttpProviders } from '../src/providers/http-providers.ts';
import { HttpRecords } from '../src/records/http-records.ts';
import { HttpValidations } from '../src/records/http-validations.ts';
import { HttpReimbursements } from '../src/reimbursements/http-reimbursements.ts';
import { HttpReservations } from '../src/reservations/http-reservations.ts';
import { HttpSearch } from '../src/search/http-search.ts';
import { HttpDigid } from '../src/sign-in/http-digid.ts';
import { HttpSignIn } from '../src/sign-in/http-sign-in.ts';
import { HttpVouchers } from '../src/vouchers/http-vouchers.ts';
import { answeringClient, jsonAnswer } from './answering-client.ts';

/** The editions of the real platform of which answers are recorded; see `golden/README.md`. */
export const EDITIONS = ['2023-05', '2026-07'] as const;
export type Edition = (typeof EDITIONS)[number];

/** A recorded answer; its name is that of its file without the number. */
export interface Recording {
  readonly name: string;
  readonly status: number;
  readonly answer: unknown;
}

/** What the shop makes of a recorded answer, in both editions and in one; an edition without values refused the call. */
export interface Values extends Readonly<Partial<Record<Edition, object>>> {
  readonly name: string;
  readonly both?: object;
}

/** Calls an adapter; `answer` is what an upload gets, which has a transport of its own. */
type Read = (client: PlatformClient, answer: () => Response) => Promise<Result<unknown, Failure>>;

const clock = new FakeClock();
const files = (client: PlatformClient, answer: () => Response) =>
  new HttpFiles(client, { send: () => Promise.resolve(answer()), clock });
const signIn = (client: PlatformClient) => new HttpSignIn(client, { clientKey: 'zonnedorp', clientType: 'webshop' });
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
const card = { postcode: '1234 AB', address: 'Dorpsstraat', house: '1', houseAddition: '', city: 'Zonnedorp' };
const form = { contactInformation: null, records: [] };
const ids = { fundId: '3', requestId: '123', clarificationId: '2' };

/** The adapter's call that reads an answer, by the name of the recording. */
const READS: Readonly<Record<string, Read>> = {
  config: (client) => new HttpPlatformConfig(client).read(),
  'funds.list': (client) => new HttpFunds(client).list({ page: 1 }),
  'funds.overview': (client) => new HttpFunds(client).overview(),
  'funds.read': (client) => new HttpFunds(client).read('2'),
  'funds.read_unknown': (client) => new HttpFunds(client).read('999999'),
  'funds.organizations': (client) => new HttpFunds(client).organizations(),
  'funds.tags': (client) => new HttpFunds(client).tags(),
  samples_budget: (client) => new HttpProductSamples(client).samples('budget'),
  samples_subsidies: (client) => new HttpProductSamples(client).samples('subsidies'),
  'products.read': (client) => new HttpProducts(client).read('1'),
  'products.providers': (client) => new HttpProducts(client).providers('budget'),
  'products.bookmark': (client) => new HttpProducts(client).bookmark('1'),
  'products.removeBookmark': (client) => new HttpProducts(client).removeBookmark('1'),
  products: (client) => new HttpProducts(client).list({}),
  categories_read: (client) => new HttpProductCategories(client).read('1'),
  categories: (client) => new HttpProductCategories(client).list({}),
  'providers.read': (client) => new HttpProviders(client).read('12'),
  providers: (client) => new HttpProviders(client).list({ page: 1, perPage: 15 }),
  businessTypes: (client) => new HttpProviders(client).businessTypes(),
  'offices.read': (client) => new HttpOffices(client).read('23'),
  offices: (client) => new HttpOffices(client).list({}),
  'search.overview': (client) => new HttpSearch(client).overview({ q: 'a' }),
  'search.list': (client) => new HttpSearch(client).list({ kinds: [] }),
  checkEmail: (client) => signIn(client).checkEmail('sam@mail.example'),
  register: (client) => signIn(client).register({ email: 'sam@mail.example', target: null }),
  requestLoginLink: (client) => signIn(client).requestLoginLink({ email: 'sam@mail.example', target: null }),
  exchange_confirmation: (client) => signIn(client).exchange('confirmation', 'token'),
  exchange_email: (client) => signIn(client).exchange('email', 'token'),
  exchange_short_token: (client) => signIn(client).exchange('short_token', 'token'),
  identity: (client) => signIn(client).readIdentity(),
  startAppSignIn: (client) => signIn(client).startAppSignIn(),
  startPinSignIn: (client) => signIn(client).startPinSignIn(),
  checkToken: (client) => signIn(client).checkToken('token'),
  authorizeToken: (client) => signIn(client).authorizeToken('token'),
  authorizeCode: (client) => signIn(client).authorizeCode('123456'),
  sendAppLink: (client) => signIn(client).sendAppLink('0612345678'),
  endSession: (client) => signIn(client).endSession('token'),
  digid: (client) => new HttpDigid(client).start({ request: 'auth', apiUrl: null }),
  'emails.list': (client) => new HttpEmails(client).list(),
  'emails.add': (client) => new HttpEmails(client).add('sam@mail.example', null),
  'emails.resend': (client) => new HttpEmails(client).resend('82'),
  'emails.makePrimary': (client) => new HttpEmails(client).makePrimary('82'),
  'emails.remove': (client) => new HttpEmails(client).remove('82'),
  sessions: (client) => new HttpSessions(client).list(),
  'notifications.countUnread': (client) => new HttpNotifications(client).countUnread(),
  'notifications.markRead': (client) => new HttpNotifications(client).markRead(1),
  notifications: (client) => new HttpNotifications(client).list(1),
  'prefs.change': (client) =>
    new HttpNotificationPreferences(client).change({ emailUnsubscribed: true, preferences: [] }, null),
  prefs: (client) => new HttpNotificationPreferences(client).read(null),
  'records.types': (client) => new HttpRecords(client).types(),
  'records.list': (client) => new HttpRecords(client).list(),
  'records.validate': (client) => new HttpRecords(client).validate({ typeKey: 'email', value: 'a' }),
  'records.create': (client) => new HttpRecords(client).create({ typeKey: 'email', value: 'a' }),
  'records.categories': (client) => new HttpRecords(client).categories(),
  'records.addCategory': (client) => new HttpRecords(client).addCategory('Werk', 1),
  'records.changeCategory': (client) => new HttpRecords(client).changeCategory({ id: '82', name: 'Werk', order: 1 }),
  'records.move': (client) => new HttpRecords(client).move('270', '82'),
  'records.removeCategory': (client) => new HttpRecords(client).removeCategory('82'),
  'validations.validators': (client) => new HttpValidations(client).validators(),
  'validations.requests': (client) => new HttpValidations(client).requests(),
  'validations.ask': (client) => new HttpValidations(client).ask('1', '2'),
  'validations.makeCode': (client) => new HttpValidations(client).makeCode('2'),
  'validations.read': (client) => new HttpValidations(client).read('uuid'),
  'validations.decline': (client) => new HttpValidations(client).decline('uuid'),
  'vouchers.read': (client) => new HttpVouchers(client).read(address),
  'vouchers.sendEmail': (client) => new HttpVouchers(client).sendEmail(address),
  'vouchers.share': (client) => new HttpVouchers(client).share(address, { reason: 'Ik kom.', sendCopy: false }),
  vouchers: (client) => new HttpVouchers(client).list({}),
  voucher_with_card: (client) => new HttpVouchers(client).read(address),
  deactivate: (client) => new HttpVouchers(client).deactivate(address, 'moved'),
  giveBack: (client) => new HttpVouchers(client).giveBack(address),
  'files.download': (client, answer) => files(client, answer).download('uid'),
  'files.upload': (client, answer) =>
    files(client, answer).upload({ type: 'reimbursement_proof', file: new File(['%PDF'], 'bon.pdf') }),
  'reimbursements.create': (client) => new HttpReimbursements(client).create(claim, 'pending'),
  reimbursements: (client) => new HttpReimbursements(client).list({ page: 1 }),
  'reservations.validate': (client) => new HttpReservations(client).validate(order),
  'reservations.reserve': (client) => new HttpReservations(client).reserve(order),
  'reservations.list': (client) => new HttpReservations(client).list({}),
  'reservations.read': (client) => new HttpReservations(client).read('4'),
  'reservations.cancel': (client) => new HttpReservations(client).read('4'),
  'cards.orders': (client) => new HttpPhysicalCards(client).orders(address),
  'cards.validateOrder': (client) => new HttpPhysicalCards(client).validateOrder(address, card),
  'cards.order': (client) => new HttpPhysicalCards(client).order(address, card),
  'cards.unlink': (client) => new HttpPhysicalCards(client).unlink(address, '13'),
  'cards.link': (client) => new HttpPhysicalCards(client).link(address, '100123456789'),
  'activation.check': (client) => new HttpFundActivation(client).check('3'),
  'activation.apply': (client) => new HttpFundActivation(client).apply('3'),
  'activation.redeem': (client) => new HttpFundActivation(client).redeem('AAAA-BBBB'),
  requests_of_fund: (client) => new HttpFundActivation(client).requestsOf('3'),
  'requests.validate': (client) => new HttpFundRequests(client).validate('3', form),
  'requests.submit': (client) => new HttpFundRequests(client).submit('3', form),
  'clarifications.list': (client) => new HttpClarifications(client).list('3', '123'),
  'clarifications.read': (client) => new HttpClarifications(client).read(ids),
  'clarifications.answer': (client) => new HttpClarifications(client).answer(ids, { answer: 'Ja', files: [] }),
};

/** The answers of an edition, or only those with a name. */
export function recordingsOf(edition: Edition, only?: string): readonly Recording[] {
  const folder = new URL(`../golden/${edition}/`, import.meta.url);
  const recorded = readdirSync(folder).map((file) => ({ file, name: file.replace(/^\d+-|\.json$/g, '') }));
  return recorded
    .filter(({ name }) => only === undefined || name === only)
    .map(({ file, name }) => {
      const body: Omit<Recording, 'name'> = JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
      return { ...body, name };
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
export function readAnswer({ name, status, answer }: Recording): Promise<Result<unknown, Failure>> {
  const answered = () => jsonAnswer(answer, status);
  const { client } = answeringClient({ accessToken: () => 'token', answer: answered });
  return readOf(name)(client, answered);
}

/** The read with the longest name that the name of the recording begins with. */
function readOf(name: string): Read {
  const keys = Object.keys(READS).filter((key) => name.startsWith(key));
  const read = READS[keys.toSorted((one, other) => other.length - one.length)[0] ?? ''];
  if (read === undefined) throw new Error(`No call of an adapter is named for ${name}`);
  return read;
}
