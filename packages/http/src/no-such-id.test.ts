import { expect, it } from 'vitest';
import { failure } from '@stadstegoed/core/shared/failure.ts';
import { err } from '@stadstegoed/core/shared/result.ts';
import { sentBy, type Call } from '../testing/sent-by.ts';

const ids = { fundId: '3', requestId: '12', clarificationId: '6' };
const form = { contactInformation: null, records: [] };
const category = { id: '9', name: 'Werk', order: 1 };
const nothing = { title: null, description: null, amount: null, email: null, iban: null, ibanName: null };
const claim = { voucherId: '7', files: [], ...nothing };
const notes = { phone: null, address: null, birthDate: null, notes: null, answers: [] };
const order = { voucher: { id: '1', address: '0xa' }, productId: '8', firstName: 'Sam', lastName: 'Boer', ...notes };

/** Calls with an id that no resource of the platform has. */
const WITHOUT_RESOURCE: readonly Call[] = [
  ({ emails }) => emails.resend('x'),
  ({ emails }) => emails.makePrimary('x'),
  ({ emails }) => emails.remove('x'),
  ({ activation }) => activation.apply('x'),
  ({ activation }) => activation.check('x'),
  ({ activation }) => activation.requestsOf('x'),
  ({ questions }) => questions.list('x', '12'),
  ({ questions }) => questions.list('3', 'x'),
  ({ questions }) => questions.read({ ...ids, fundId: 'x' }),
  ({ questions }) => questions.read({ ...ids, requestId: '0' }),
  ({ questions }) => questions.answer({ ...ids, clarificationId: '../6' }, { answer: 'a', files: [] }),
  ({ requests }) => requests.readFund('x'),
  ({ requests }) => requests.validate('x', form),
  ({ requests }) => requests.submit('x', form),
  ({ funds }) => funds.read('fiets'),
  ({ offices }) => offices.read('x'),
  ({ cards }) => cards.unlink('0xa', 'x'),
  ({ categories }) => categories.read('zwemmen'),
  ({ products }) => products.read('abc'),
  ({ products }) => products.bookmark('abc'),
  ({ products }) => products.removeBookmark('abc'),
  ({ providers }) => providers.read('x'),
  ({ records }) => records.move('x', null),
  ({ records }) => records.changeCategory({ ...category, id: 'x' }),
  ({ records }) => records.removeCategory('x'),
  ({ validations }) => validations.ask('x', '2'),
  ({ validations }) => validations.ask('1', 'x'),
  ({ validations }) => validations.makeCode('x'),
  ({ reimbursements }) => reimbursements.read('x'),
  ({ reimbursements }) => reimbursements.update('../1', claim, 'draft'),
  ({ reimbursements }) => reimbursements.cancel('0'),
  ({ reservations }) => reservations.read('x'),
  ({ reservations }) => reservations.cancel('x'),
  ({ reservations }) => reservations.checkout('x'),
  ({ reservations }) => reservations.reserve({ ...order, productId: 'x' }),
  ({ reservations }) => reservations.validate({ ...order, voucher: { id: 'x', address: '0xa' } }),
];

it('an id that no resource has is not found, and filters nothing, without a request', async () => {
  for (const call of WITHOUT_RESOURCE) {
    expect.soft(await sentBy(call), String(call)).toMatchObject({ outcome: err(failure('not_found')), sent: [] });
  }
  for (const filter of [{ fundId: 'x' }, { businessTypeId: 'x' }, { categoryId: 'x' }]) {
    const { outcome, sent } = await sentBy(({ providers }) => providers.list({ page: 1, perPage: 9, ...filter }));
    expect.soft({ outcome, sent }).toMatchObject({ outcome: { value: { items: [], total: 0 } }, sent: [] });
  }
});
