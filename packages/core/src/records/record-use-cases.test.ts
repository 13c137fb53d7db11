import { describe, expect, it, vi } from 'vitest';
import { aRecord, aRecordCategory, aValidationRequest, aValidator, aValidatorRequest } from '../../testing/a-record.ts';
import { failure, invalid } from '../shared/failure.ts';
import { money } from '../shared/money.ts';
import { refusal } from '../shared/refusal.ts';
import { err, ok } from '../shared/result.ts';
import { ArrangeRecords } from './arrange-records.ts';
import { AskValidation } from './ask-validation.ts';
import { CreateRecord } from './create-record.ts';
import { readableValue, readRecordValue, recordControl } from './record-value.ts';
import { ValidateRecord } from './validate-record.ts';
import type { Validations } from './validations.port.ts';

describe('the value of a record', () => {
  it('is filled in with the control of its type', () => {
    const controls = { base_salary: 'currency', net_worth: 'currency', children_nth: 'number', tax_id: 'number' };
    const others = { birth_date: 'date', email: 'email', telephone: 'phone', given_name: 'text' };
    for (const [key, control] of Object.entries({ ...controls, ...others }))
      expect.soft(recordControl(key)).toBe(control);
  });

  it('is read as it was typed, or has a problem', () => {
    expect(readRecordValue('base_salary', '1.640,50')).toEqual({ value: '1640.50' });
    expect(readRecordValue('base_salary', 'ongeveer 1600')).toEqual({ problem: 'not_an_amount' });
    expect(readRecordValue('children_nth', ' 2 ')).toEqual({ value: '2' });
    expect(readRecordValue('tax_id', '0123.45.678')).toEqual({ value: '012345678' });
    expect(readRecordValue('tax_id', '123456789012')).toEqual({ problem: 'too_many_digits' });
    expect(readRecordValue('bsn', '123.456.789-01')).toEqual({ value: '12345678901' });
    expect(readRecordValue('bsn', '1'.repeat(12))).toEqual({ problem: 'too_many_digits' });
    expect(readRecordValue('children_nth', 'twee')).toEqual({ problem: 'not_a_number' });
    expect(readRecordValue('birth_date', '12-4-2010')).toEqual({ value: '12-04-2010' });
    expect(readRecordValue('birth_date', '31-2-2010')).toEqual({ problem: 'not_a_date' });
    expect(readRecordValue('telephone', '06 12345678')).toEqual({ value: '0612345678' });
    expect(readRecordValue('telephone', '06-12 34')).toEqual({ problem: 'not_a_phone' });
    expect(readRecordValue('given_name', ' Nadia ')).toEqual({ value: 'Nadia' });
    expect(readRecordValue('family_name', 'Jansen–de\u00a0Wit\u200b')).toEqual({ value: 'Jansen-de Wit' });
    expect(readRecordValue('email', 'Naam <n.dijk+1@post.example>')).toEqual({ value: 'n.dijk+1@post.example' });
    expect(readRecordValue('given_name', '  ')).toEqual({ problem: 'required' });
    expect(readRecordValue('given_name', 'x'.repeat(250))).toEqual({ value: 'x'.repeat(250) });
    expect(readRecordValue('given_name', 'x'.repeat(251))).toEqual({ problem: 'too_long' });
  });
});

it.each([
  ['base_salary', '1510', { kind: 'amount', amount: money(1510_00) }],
  ['net_worth', 'veel', { kind: 'text', text: 'veel' }],
  ['birth_date', '12-04-2010', { kind: 'date', date: '2010-04-12' }],
  ['birth_date', 'vorig jaar', { kind: 'text', text: 'vorig jaar' }],
  ['start_date', '01-05-2026', { kind: 'date', date: '2026-05-01' }],
  ['children_nth', '2', { kind: 'text', text: '2' }],
])('a stored %s of "%s" is read as %o', (typeKey, value, readable) => {
  expect(readableValue(typeKey, value)).toEqual(readable);
});

describe('adding a record', () => {
  it('is checked by the platform first, then stored [RC-016]', async () => {
    const calls: string[] = [];
    const create = new CreateRecord({
      validate: ({ value }) => (calls.push(`validate ${value}`), Promise.resolve(ok(undefined))),
      create: ({ value }) => (calls.push(`create ${value}`), Promise.resolve(ok(aRecord()))),
    });
    expect(await create.run({ typeKey: 'base_salary', value: '1640' })).toEqual(ok(aRecord()));
    expect(calls).toEqual(['validate 1640.00', 'create 1640.00']);
  });

  it('stores nothing when the platform refuses the value [RC-016]', async () => {
    const create = vi.fn();
    const refused = invalid({ value: ['Vul een e-mailadres in.'] });
    const adding = new CreateRecord({ validate: () => Promise.resolve(err(refused)), create });
    expect(await adding.run({ typeKey: 'email', value: 'nadia@post.example' })).toEqual(err(refused));
    expect(create).not.toHaveBeenCalled();
  });

  it('asks nothing for a value that cannot be read', async () => {
    const adding = new CreateRecord({ validate: vi.fn(), create: vi.fn() });
    expect(await adding.run({ typeKey: 'email', value: '' })).toEqual(err(refusal('required')));
    expect(await adding.run({ typeKey: 'email', value: 'samira@@post' })).toEqual(err(refusal('not_an_email')));
  });
});

describe('asking a validator', () => {
  it('sends a request for the record [RC-006]', async () => {
    const ask = vi.fn(() => Promise.resolve(ok(aValidatorRequest())));
    expect(await new AskValidation({ ask }).run('61', aValidator(), [])).toEqual(ok(aValidatorRequest()));
    expect(ask).toHaveBeenCalledExactlyOnceWith('2', '61');
  });

  it('sends nothing while the same validator still has to answer', async () => {
    const ask = vi.fn();
    const outcome = await new AskValidation({ ask }).run('61', aValidator(), [aValidatorRequest()]);
    expect(outcome).toEqual(err(refusal('already_asked')));
    expect(ask).not.toHaveBeenCalled();
  });
});

describe('deciding about a record', () => {
  const done = () => Promise.resolve(ok(undefined));
  const request = aValidationRequest();

  it('approves for an organisation of the validator, or as a person [RC-010]', async () => {
    const approve = vi.fn(done);
    const validate = new ValidateRecord({ approve, decline: vi.fn(), read: vi.fn() });
    expect(await validate.run(request, { kind: 'approve', organizationId: '5' })).toEqual(ok(undefined));
    expect(await validate.run(request, { kind: 'approve', organizationId: null })).toEqual(ok(undefined));
    expect(approve.mock.calls).toEqual([
      [request.uuid, '5'],
      [request.uuid, null],
    ]);
  });

  it('declines [RC-010]', async () => {
    const decline = vi.fn(done);
    await new ValidateRecord({ approve: vi.fn(), decline, read: vi.fn() }).run(request, { kind: 'decline' });
    expect(decline).toHaveBeenCalledExactlyOnceWith(request.uuid);
  });

  it('sends nothing for a decided request and for an organisation of another', async () => {
    const validate = new ValidateRecord({ approve: vi.fn(), decline: vi.fn(), read: vi.fn() });
    const decided = aValidationRequest({ state: 'approved' });
    expect(await validate.run(decided, { kind: 'decline' })).toEqual(err(refusal('decided')));
    const elsewhere = await validate.run(request, { kind: 'approve', organizationId: '9' });
    expect(elsewhere).toEqual(err(refusal('unknown_organization')));
  });

  it.each<[string, 'timeout' | 'forbidden', Awaited<ReturnType<Validations['read']>>, unknown]>([
    ['made', 'timeout', ok(aValidationRequest({ state: 'declined' })), ok(undefined)],
    ['another', 'timeout', ok(aValidationRequest({ state: 'approved' })), err(refusal('decided'))],
    ['not made', 'timeout', ok(aValidationRequest({ state: 'pending' })), err(failure('timeout'))],
    ['unknown', 'timeout', err(failure('offline')), err(failure('timeout'))],
    ['rejected', 'forbidden', ok(aValidationRequest({ state: 'declined' })), err(failure('forbidden'))],
  ])('looks after a lost answer whether the decision was made: %s', async (_what, kind, now, outcome) => {
    const decline = () => Promise.resolve(err(failure(kind)));
    const validate = new ValidateRecord({ approve: vi.fn(), decline, read: () => Promise.resolve(now) });
    expect(await validate.run(request, { kind: 'decline' })).toEqual(outcome);
  });
});

describe('arranging records', () => {
  it('adds a category after the others, renames and removes one, and moves a record', async () => {
    const addCategory = vi.fn(() => Promise.resolve(ok(aRecordCategory())));
    const changeCategory = vi.fn(() => Promise.resolve(ok(aRecordCategory())));
    const removeCategory = vi.fn(() => Promise.resolve(ok(undefined)));
    const move = vi.fn(() => Promise.resolve(err(failure('not_found'))));
    const arrange = new ArrangeRecords({ addCategory, changeCategory, removeCategory, move });
    await arrange.run({ kind: 'add', name: ' Geld ', after: [aRecordCategory({ order: 4 })] });
    await arrange.run({ kind: 'rename', category: aRecordCategory(), name: 'Thuis' });
    await arrange.run({ kind: 'remove', categoryId: '9' });
    expect(await arrange.run({ kind: 'move', recordId: '61', categoryId: null })).toEqual(err(failure('not_found')));
    expect(addCategory).toHaveBeenCalledWith('Geld', 5);
    expect(changeCategory).toHaveBeenCalledWith(aRecordCategory({ name: 'Thuis' }));
    expect(removeCategory).toHaveBeenCalledWith('9');
    expect(move).toHaveBeenCalledWith('61', null);
  });

  it('gives the first category the order 0', async () => {
    const addCategory = vi.fn(() => Promise.resolve(ok(aRecordCategory())));
    const others = { changeCategory: vi.fn(), removeCategory: vi.fn(), move: vi.fn() };
    await new ArrangeRecords({ addCategory, ...others }).run({ kind: 'add', name: 'Geld', after: [] });
    expect(addCategory).toHaveBeenCalledWith('Geld', 0);
  });

  it('refuses a name of less than 2 or more than 16 characters', async () => {
    const addCategory = vi.fn(() => Promise.resolve(ok(aRecordCategory())));
    const arrange = new ArrangeRecords({
      addCategory,
      changeCategory: vi.fn(),
      removeCategory: vi.fn(),
      move: vi.fn(),
    });
    const add = (name: string) => arrange.run({ kind: 'add', name, after: [] });
    for (const name of ['', 'G', 'x'.repeat(17), ' G ']) expect(await add(name)).toEqual(err(refusal('name_length')));
    expect(addCategory).not.toHaveBeenCalled();
    for (const name of ['Ge', 'x'.repeat(16)]) expect(await add(name)).toEqual(ok(aRecordCategory()));
  });
});
