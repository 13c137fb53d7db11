import { expect, it } from 'vitest';
import { failure } from '@stadstegoed/core/shared/failure.ts';
import { money } from '@stadstegoed/core/shared/money.ts';
import { err } from '@stadstegoed/core/shared/result.ts';
import { anAddress } from '@stadstegoed/core/testing/an-address.ts';
import { aDay } from '@stadstegoed/core/testing/a-voucher.ts';
import { given } from '@stadstegoed/core/testing/given.ts';
import { sentBy, type Call } from '../testing/sent-by.ts';

const ids = { fundId: '3', requestId: '12', clarificationId: '6' };
const form = {
  contactInformation: 'Bel',
  records: [{ criterionId: '5', recordTypeKey: 'age', value: '9', files: ['a'] }],
};
const claim = {
  voucherId: '7',
  title: 'Bril',
  description: null,
  amount: money(1250),
  email: null,
  iban: null,
  ibanName: null,
};
const nothing = { phone: null, address: null, birthDate: null, notes: null, answers: [] };
const order = { voucher: { id: '1', address: '0xa' }, productId: '8', firstName: 'Sam', lastName: 'Boer', ...nothing };
const answers = (['Rood', 34, true, ['u1'], false] as const).map((value, index) => ({
  fieldId: `${index + 1}`,
  value,
}));
const notes = { phone: '06', address: anAddress(), birthDate: aDay('2019-03-04'), notes: 'Bel' };
const address = anAddress({ postcode: ' 7311aa', house: '014', city: 'ZONNEDORP ', houseAddition: '' });
const category = { id: '9', name: 'Werk', order: 1 };
const change = { key: 'a.b', type: 'push', subscribed: false } as const;

/** Each request, its method, path with query and body, with the call that sends it. */
const CALLS: Readonly<Record<string, Call>> = {
  'GET /identity/emails': ({ emails }) => emails.list(),
  'POST /identity/emails {"email":"a@b.nl"}': ({ emails }) => emails.add('a@b.nl', null),
  'POST /identity/emails {"email":"a@b.nl","target":"voucher-0xa"}': ({ emails }) =>
    emails.add('a@b.nl', 'voucher-0xa'),
  'POST /identity/emails/4/resend': ({ emails }) => emails.resend('4'),
  'POST /identity/emails/ab12/verify': ({ emails }) => emails.verify('ab12'),
  'PATCH /identity/emails/4/primary': ({ emails }) => emails.makePrimary('4'),
  'DELETE /identity/emails/4': ({ emails }) => emails.remove('4'),
  'GET /identity/sessions?per_page=100': ({ sessions }) => sessions.list(),
  'PATCH /identity/sessions/s1/terminate': ({ sessions }) => sessions.end('s1'),
  'PATCH /identity/sessions/terminate': ({ sessions }) => sessions.endAll(),
  'POST /identity/2fa {"type":"authenticator"}': ({ factors }) => factors.begin('app', null),
  'POST /identity/2fa {"type":"phone","phone":"31612345678"}': ({ factors }) => factors.begin('phone', '+31612345678'),
  'POST /identity/2fa/u1/resend': ({ factors }) => factors.sendCode('u1'),
  'POST /identity/2fa/u1/activate {"key":"phone","code":"123456"}': ({ factors }) =>
    factors.activate('u1', '123456', 'phone'),
  'POST /identity/2fa/u1/authenticate {"code":"123456"}': ({ factors }) => factors.confirm('u1', '123456'),
  'POST /identity/2fa/u1/deactivate {"code":"123456"}': ({ factors }) => factors.remove('u1', '123456'),
  'POST /platform/funds/3/apply': ({ activation }) => activation.apply('3'),
  'POST /platform/funds/3/check': ({ activation }) => activation.check('3'),
  'POST /platform/funds/redeem {"code":"4f0a-91c7"}': ({ activation }) => activation.redeem('4f0a-91c7'),
  'GET /platform/funds/3/requests?per_page=100': ({ activation }) => activation.requestsOf('3'),
  'GET /platform/funds/3/requests/12/clarifications?per_page=100': ({ questions }) => questions.list('3', '12'),
  'GET /platform/funds/3/requests/12/clarifications/6': ({ questions }) => questions.read(ids),
  'PATCH /platform/funds/3/requests/12/clarifications/6 {"answer":"Ja","files":["a"]}': ({ questions }) =>
    questions.answer(ids, { answer: 'Ja', files: ['a'] }),
  'GET /platform/funds/3/prefills': ({ requests }) => requests.readPrefills('3'),
  'POST /platform/funds/3/requests/validate {"records":[{"fund_criterion_id":5,"record_type_key":"age","value":"9","files":["a"]}]}':
    ({ requests }) => requests.validate('3', { ...form, contactInformation: null }),
  'POST /platform/funds/3/requests {"contact_information":"Bel","records":[{"fund_criterion_id":5,"record_type_key":"age","value":"9","files":["a"]}]}':
    ({ requests }) => requests.submit('3', form),
  'POST /platform/funds/3/requests {"physical_card_request_address":{"street":"Lindelaan","house_nr":"14","postal_code":"7311AA","city":"Zonnedorp"},"records":[]}':
    ({ requests }) =>
      requests.submit('3', {
        contactInformation: null,
        cardAddress: { street: 'Lindelaan', house: '14', houseAddition: '', postcode: '7311AA', city: 'Zonnedorp' },
        records: [],
      }),
  'GET /platform/funds?check_criteria=1': ({ funds }) =>
    funds.list({ q: '', tagId: 'sport', organizationId: '', withExternal: false }),
  'GET /platform/funds?check_criteria=1&q=a&tag_id=1&organization_id=2&page=3&per_page=4': ({ funds }) =>
    funds.list({ q: 'a', tagId: '1', organizationId: '2', page: 3, perPage: 4 }),
  'GET /platform/funds?check_criteria=1&with_external=1&per_page=100': ({ funds }) =>
    funds.listAll({ withExternal: true }),
  'GET /platform/funds/3?check_criteria=1': ({ funds }) => funds.read('3'),
  'GET /platform/organizations?is_employee=0&is_sponsor=1&implementation=1&per_page=100': ({ funds }) =>
    funds.organizations(),
  'GET /platform/tags?per_page=1000&type=funds': ({ funds }) => funds.tags(),
  'GET /platform/notifications/settings': ({ preferences }) => preferences.read(null),
  'PATCH /platform/notifications/settings {"email_unsubscribed":true}': ({ preferences }) =>
    preferences.change({ emailUnsubscribed: true, preferences: [] }, null),
  'PATCH /platform/notifications/settings {"email_unsubscribed":false,"preferences":[{"key":"a.b","type":"push","subscribed":false}]}':
    ({ preferences }) => preferences.change({ emailUnsubscribed: false, preferences: [change] }, 't'),
  'GET /platform/notifications?page=2&per_page=10': ({ notifications }) => notifications.list(2),
  'GET /platform/notifications?page=2&per_page=10&mark_read=1': ({ notifications }) => notifications.markRead(2, 10),
  'GET /platform/notifications?page=1&per_page=1&seen=0': ({ notifications }) => notifications.countUnread(),
  'GET /platform/offices': ({ offices }) => offices.list({}),
  'GET /platform/offices?q=a&approved=1': ({ offices }) => offices.list({ q: 'a', approved: true }),
  'GET /platform/offices/5': ({ offices }) => offices.read('5'),
  'GET /platform/config/webshop': ({ config }) => config.read(),
  'POST /platform/vouchers/0xa/physical-cards {"code":"100482137790"}': ({ cards }) =>
    cards.link('0xa', '100482137790', null),
  'POST /platform/vouchers/0xa/physical-cards {"code":"1006256779583689","fund_physical_card_type_id":7}': ({
    cards,
  }) => cards.link('0xa', '1006256779583689', '7'),
  'DELETE /platform/vouchers/0xa/physical-cards/5': ({ cards }) => cards.unlink('0xa', '5'),
  'GET /platform/vouchers/0xa/physical-card-requests?per_page=100': ({ cards }) => cards.orders('0xa'),
  'POST /platform/vouchers/0xa/physical-card-requests/validate {"postcode":" 7311aa","address":"Lindelaan","house":"014","house_addition":null,"city":"ZONNEDORP "}':
    ({ cards }) => cards.validateOrder('0xa', address, null),
  'POST /platform/vouchers/0xa/physical-card-requests {"postcode":" 7311aa","address":"Lindelaan","house":"014","house_addition":"b","city":"ZONNEDORP "}':
    ({ cards }) => cards.order('0xa', { ...address, houseAddition: 'b' }, null),
  'GET /platform/product-categories?per_page=1000': ({ categories }) => categories.list({}),
  'GET /platform/product-categories?per_page=1000&parent_id=null&used=1&used_type=budget': ({ categories }) =>
    categories.list({ parentId: null, usedIn: 'budget' }),
  'GET /platform/product-categories?per_page=1000&parent_id=7': ({ categories }) => categories.list({ parentId: '7' }),
  'GET /platform/product-categories/7': ({ categories }) => categories.read('7'),
  'GET /platform/products/sample?fund_type=budget&per_page=6': ({ samples }) => samples.samples('budget'),
  'GET /platform/products': ({ products }) =>
    products.list({ postcode: '1234 AB', fundId: 'x', organizationId: '-1', q: '' }),
  'GET /platform/products?fund_type=budget&q=a&fund_id=1&product_category_id=2&organization_id=3': ({ products }) =>
    products.list({ fundType: 'budget', q: 'a', fundId: '1', categoryId: '2', organizationId: '3' }),
  'GET /platform/products?postcode=1234 AB&distance=5&bookmarked=1&order_by=price&order_by_dir=asc&order_dir=asc': ({
    products,
  }) => products.list({ postcode: '1234 AB', distance: 5, bookmarked: true, orderBy: 'price', orderByDir: 'asc' }),
  'GET /platform/products?page=2&per_page=3': ({ products }) => products.list({ distance: 5, page: 2, perPage: 3 }),
  'GET /platform/products/8': ({ products }) => products.read('8'),
  'POST /platform/products/8/bookmark': ({ products }) => products.bookmark('8'),
  'POST /platform/products/8/remove-bookmark': ({ products }) => products.removeBookmark('8'),
  'GET /platform/organizations?is_employee=0&has_products=1&fund_type=subsidies&per_page=100': ({ products }) =>
    products.providers('subsidies'),
  'GET /platform/providers?order_by=name&order_by_dir=asc&order_dir=asc&page=1&per_page=15': ({ providers }) =>
    providers.list({ page: 1, perPage: 15 }),
  'GET /platform/providers?q=a&fund_id=1&business_type_id=2&product_category_id=3&order_by=name&order_by_dir=desc&order_dir=desc&page=2&per_page=15':
    ({ providers }) =>
      providers.list({
        page: 2,
        perPage: 15,
        q: 'a',
        fundId: '1',
        businessTypeId: '2',
        categoryId: '3',
        orderByDir: 'desc',
      }),
  'GET /platform/providers/8': ({ providers }) => providers.read('8'),
  'GET /platform/providers?q=a&order_by=name&order_by_dir=asc&order_dir=asc&page=1&per_page=1000': ({ providers }) =>
    providers.listAll({ q: 'a' }),
  'GET /platform/business-types?per_page=9999&used=1': ({ providers }) => providers.businessTypes(),
  'GET /identity/records': ({ records }) => records.list(),
  'GET /identity/record-types?insertable_only=1': ({ records }) => records.types(),
  'POST /identity/records/validate {"type":"email","value":"a"}': ({ records }) =>
    records.validate({ typeKey: 'email', value: 'a' }),
  'POST /identity/records {"type":"email","value":"a"}': ({ records }) =>
    records.create({ typeKey: 'email', value: 'a' }),
  'PATCH /identity/records/61 {"record_category_id":9}': ({ records }) => records.move('61', '9'),
  'PATCH /identity/records/61 {"record_category_id":null}': ({ records }) => records.move('61', null),
  'GET /identity/record-categories': ({ records }) => records.categories(),
  'POST /identity/record-categories {"name":"Werk","order":1}': ({ records }) => records.addCategory('Werk', 1),
  'PATCH /identity/record-categories/9 {"name":"Werk","order":1}': ({ records }) => records.changeCategory(category),
  'DELETE /identity/record-categories/9': ({ records }) => records.removeCategory('9'),
  'GET /platform/validators': ({ validations }) => validations.validators(),
  'GET /platform/validator-requests': ({ validations }) => validations.requests(),
  'POST /platform/validator-requests {"validator_id":1,"record_id":2}': ({ validations }) => validations.ask('1', '2'),
  'POST /identity/record-validations {"record_id":2}': ({ validations }) => validations.makeCode('2'),
  'GET /identity/record-validations/u1': ({ validations }) => validations.read('u1'),
  'PATCH /identity/record-validations/u1/approve {"organization_id":5}': ({ validations }) =>
    validations.approve('u1', '5'),
  'PATCH /identity/record-validations/u1/approve {"organization_id":null}': ({ validations }) =>
    validations.approve('u1', null),
  'PATCH /identity/record-validations/u1/decline': ({ validations }) => validations.decline('u1'),
  'GET /platform/reimbursements?page=2&state=draft&per_page=15': ({ reimbursements }) =>
    reimbursements.list({ page: 2, state: 'draft' }),
  'GET /platform/reimbursements?per_page=100&state=draft': ({ reimbursements }) =>
    reimbursements.listAll({ state: 'draft' }),
  'GET /platform/reimbursements?page=1&per_page=15': ({ reimbursements }) => reimbursements.list({ page: 1 }),
  'GET /platform/reimbursements/3': ({ reimbursements }) => reimbursements.read('3'),
  'POST /platform/reimbursements {"title":"Bril","description":null,"amount":"12.50","email":null,"iban":null,"iban_name":null,"voucher_id":7,"state":"pending","files":["f1"]}':
    ({ reimbursements }) => reimbursements.create({ ...claim, files: ['f1'] }, 'pending'),
  'PATCH /platform/reimbursements/3 {"title":"Bril","description":null,"amount":null,"email":null,"iban":null,"iban_name":null,"voucher_id":7,"state":"draft","files":[]}':
    ({ reimbursements }) => reimbursements.update('3', { ...claim, amount: null, files: [] }, 'draft'),
  'DELETE /platform/reimbursements/3': ({ reimbursements }) => reimbursements.cancel('3'),
  'GET /platform/product-reservations?page=1&per_page=15': ({ reservations }) => reservations.list({ q: '' }),
  'GET /platform/product-reservations?q=a&state=pending&archived=0&product_id=8&page=2&per_page=15': ({
    reservations,
  }) => reservations.list({ q: 'a', state: 'pending', archived: false, productId: '8', page: 2 }),
  'GET /platform/product-reservations?archived=1&page=1&per_page=15': ({ reservations }) =>
    reservations.list({ archived: true }),
  'GET /platform/product-reservations?per_page=100&archived=0': ({ reservations }) =>
    reservations.listAll({ archived: false }),
  'GET /platform/product-reservations/4': ({ reservations }) => reservations.read('4'),
  'POST /platform/product-reservations/4/extra-payment/checkout': ({ reservations }) => reservations.checkout('4'),
  'POST /platform/product-reservations/validate {"voucher_address":"0xa","voucher_id":1,"product_id":8,"first_name":"Sam","last_name":"Boer"}':
    ({ reservations }) => reservations.validate(order),
  'POST /platform/product-reservations {"voucher_address":"0xa","voucher_id":1,"product_id":8,"first_name":"Sam","last_name":"Boer","phone":"06","address":"Lindelaan 14 b, 7311 AA Zonnedorp","street":"Lindelaan","house_nr":"14","house_nr_addition":"b","postal_code":"7311 AA","city":"Zonnedorp","birth_date":"2019-03-04","user_note":"Bel"}':
    ({ reservations }) => reservations.reserve({ ...order, ...notes }),
  'POST /platform/product-reservations {"voucher_address":"0xa","voucher_id":1,"product_id":8,"first_name":"Sam","last_name":"Boer","custom_fields":{"1":"Rood","2":34,"3":"Ja","4":["u1"],"5":"Nee"}}':
    ({ reservations }) => reservations.reserve({ ...order, answers }),
  'PATCH /platform/product-reservations/4 {"state":"canceled_by_client"}': ({ reservations }) =>
    reservations.cancel('4'),
  'GET /platform/search?q=zwem&with_external=1&overview=1&take=9': ({ search }) =>
    search.overview({ q: ' zwem ', fundId: 'x', productCategoryId: '0', organizationId: '1e3' }),
  'GET /platform/search?fund_id=1&product_category_id=2&organization_id=3&with_external=1&search_item_types[]=funds&search_item_types[]=products&order_by=created_at&order_by_dir=desc&order_dir=desc':
    ({ search }) =>
      search.list({ kinds: ['funds', 'products'], fundId: '1', productCategoryId: '2', organizationId: '3' }),
  'GET /platform/search?with_external=1&order_by=created_at&order_by_dir=asc&order_dir=asc&page=2&per_page=5': ({
    search,
  }) => search.list({ kinds: [], direction: 'asc', page: 2, perPage: 5 }),
  'POST /platform/digid {"request":"auth"}': ({ digid }) => digid.start({ request: 'auth', apiUrl: null }),
  'POST /platform/digid {"request":"fund_request","fund_id":12}': ({ digid }) =>
    digid.start({ request: 'fund_request', fundId: '12', apiUrl: null }),
  'POST /identity/validate/email {"email":"a@b.nl"}': ({ signIn }) => signIn.checkEmail('a@b.nl'),
  'POST /identity {"email":"a@b.nl"}': ({ signIn }) => signIn.register({ email: 'a@b.nl', target: null }),
  'POST /identity/proxy/email {"email":"a@b.nl","target":"voucher-0xa","source":"zonnedorp_webshop"}': ({ signIn }) =>
    signIn.requestLoginLink({ email: 'a@b.nl', target: 'voucher-0xa' }),
  'GET /identity/proxy/email/exchange/t': ({ signIn }) => signIn.exchange('email', 't'),
  'GET /identity/proxy/confirmation/exchange/t': ({ signIn }) => signIn.exchange('confirmation', 't'),
  'GET /identity/proxy/short-token/exchange/t': ({ signIn }) => signIn.exchange('short_token', 't'),
  'POST /identity/proxy/token': ({ signIn }) => signIn.startAppSignIn(),
  'POST /identity/proxy/code': ({ signIn }) => signIn.startPinSignIn(),
  'GET /identity/proxy/check-token': ({ signIn }) => signIn.checkToken('t'),
  'POST /identity/proxy/authorize/code {"auth_code":"482913"}': ({ signIn }) => signIn.authorizeCode('482913'),
  'POST /identity/proxy/authorize/token {"auth_token":"t"}': ({ signIn }) => signIn.authorizeToken('t'),
  'DELETE /identity/proxy': ({ signIn }) => signIn.endSession('t'),
  'GET /identity': ({ signIn }) => signIn.readIdentity(),
  'POST /platform/sms/send {"phone":"+31612345678","type":"me_app_download_link"}': ({ appLink }) =>
    appLink.send('+31612345678'),
  'GET /platform/vouchers?per_page=100': ({ vouchers }) => vouchers.list({}),
  'GET /platform/vouchers?per_page=100&archived=1&product_id=8&type=regular&allow_reimbursements=1': ({ vouchers }) =>
    vouchers.list({ archived: true, productId: '8', type: 'regular', allowReimbursements: true }),
  'GET /platform/vouchers?per_page=100&archived=0&allow_reimbursements=0': ({ vouchers }) =>
    vouchers.list({ archived: false, allowReimbursements: false }),
  'GET /platform/vouchers/0xa': ({ vouchers }) => vouchers.read('0xa'),
  'POST /platform/vouchers/0xa/share {"reason":"Hallo","send_copy":true}': ({ vouchers }) =>
    vouchers.share('0xa', { reason: 'Hallo', sendCopy: true }),
  'POST /platform/vouchers/0xa/send-email': ({ vouchers }) => vouchers.sendEmail('0xa'),
  'POST /platform/vouchers/0xa/deactivate {"note":"moved"}': ({ vouchers }) => vouchers.deactivate('0xa', 'moved'),
  'DELETE /platform/vouchers/0xa': ({ vouchers }) => vouchers.giveBack('0xa'),
};

it('every call sends its method, path, query and body [PC-012] [PC-013] [RB-017]', async () => {
  for (const [expected, call] of Object.entries(CALLS)) {
    const { sent } = await sentBy(call);
    expect.soft(sent, expected).toEqual([expected]);
  }
});

/** The requests of the platform of July 2026 that differ from those above. */
const TODAYS_CALLS: Readonly<Record<string, Call>> = {
  'POST /platform/share/sms {"phone":"31612345678","type":"me_app_download_link"}': ({ appLink }) =>
    appLink.send('+31612345678'),
  'GET /identity/2fa': ({ factors }) => factors.read(),
  'GET /platform/fund-requests?per_page=100': ({ ownRequests }) => ownRequests.listAll(),
  'GET /platform/fund-requests/9': ({ ownRequests }) => ownRequests.read('9', '3'),
  'GET /platform/fund-requests/12': ({ questions }) => questions.list('3', '12'),
  'PATCH /platform/fund-requests/12/clarifications/6 {"answer":null,"files":["a"]}': ({ questions }) =>
    questions.answer(ids, { answer: '', files: ['a'] }),
  'POST /platform/product-reservations/validate-fields {"voucher_address":"0xa","voucher_id":1,"product_id":8,"first_name":"Sam","last_name":"Boer"}':
    ({ reservations }) => reservations.validate(order),
  'POST /platform/product-reservations/4/cancel': ({ reservations }) => reservations.cancel('4'),
};

it('a call that the platform of July 2026 takes in another form is sent in that form', async () => {
  for (const [expected, call] of Object.entries(TODAYS_CALLS)) {
    const { sent } = await sentBy(call, '2026-07');
    expect.soft(sent, expected).toEqual([expected]);
  }
});

it('a call that differs is not sent while nobody knows which platform it is', async () => {
  for (const call of Object.values(TODAYS_CALLS)) {
    expect.soft(await sentBy(call, null)).toMatchObject({ outcome: err(failure('unreachable')), sent: [] });
  }
});

it('tokens go in headers, and DigiD starts at the API root of the configuration', async () => {
  const header = async (name: string, call: Call) => (await sentBy(call)).requests[0]?.headers.get(name);
  expect(await header('Access-Token', ({ signIn }) => signIn.checkToken('t1'))).toBe('t1');
  expect(await header('Authorization', ({ signIn }) => signIn.endSession('t2'))).toBe('Bearer t2');
  expect(await header('Link-Token', ({ preferences }) => preferences.read('t3'))).toBe('t3');
  const start = { request: 'auth', apiUrl: 'https://digid-api.example/api/v1' } as const;
  const { requests } = await sentBy(({ digid }) => digid.start(start));
  expect(given(requests[0]).url).toBe('https://digid-api.example/api/v1/platform/digid');
});

it('a token that the platform ignores is not sent, and the settings of nobody else are read or changed with it', async () => {
  const change = { emailUnsubscribed: true, preferences: [] };
  for (const call of [
    ({ preferences }) => preferences.read('t'),
    ({ preferences }) => preferences.change(change, 't'),
  ] satisfies readonly Call[]) {
    for (const edition of ['2023-05', '2026-07'] as const)
      expect
        .soft(await sentBy(call, edition))
        .toMatchObject({ outcome: { error: { code: 'link_ignored' } }, sent: [] });
  }
});
