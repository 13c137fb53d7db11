import { expect, it } from 'vitest';
import fund from '../golden/2026-07/004-funds.read.json' with { type: 'json' };
import provider from '../golden/2026-07/027-providers.read.json' with { type: 'json' };
import record from '../golden/2026-07/077-records.create.json' with { type: 'json' };
import session from '../golden/2026-07/068-sessions.list.json' with { type: 'json' };
import { failure } from '@stadstegoed/core/shared/failure.ts';
import { err } from '@stadstegoed/core/shared/result.ts';
import { adaptersOf, type Adapters } from '../testing/adapters.ts';
import { answeringClient, jsonAnswer } from '../testing/answering-client.ts';

/** What a call reads in a body that the recordings do not have. */
const read = (data: unknown, call: (adapters: Adapters) => Promise<unknown>) =>
  call(adaptersOf(answeringClient({ answer: () => jsonAnswer({ data }) }).client));

it('a provider without a description has an empty one, and only hours that are usable, in the order of the week', async () => {
  const [office] = provider.answer.data.offices;
  const hours = { ...office?.schedule[0], break_start_time: '12:00', break_end_time: '12:30' };
  const days = [4, 7, -1, 1].map((week_day) => ({ ...hours, week_day }));
  const schedule = [...days, { ...hours, week_day: 2, start_time: 'x' }];
  const data = { ...provider.answer.data, description_html: null, offices: [{ ...office, lat: null, schedule }] };
  const pause = { from: 720, until: 750 };
  expect(await read(data, ({ providers }) => providers.read('18'))).toMatchObject({
    value: {
      descriptionHtml: '',
      businessType: { name: 'Text' },
      email: 'resident@mail.example',
      website: null,
      offices: [
        {
          state: 'active',
          position: null,
          schedule: [
            { weekDay: 1, pause },
            { weekDay: 4, pause },
          ],
        },
      ],
    },
  });
});

it('a record has the organisation of its validation, also without a name, and a person without one', async () => {
  const moment = '2026-10-01 12:00:00';
  const validation = { id: 8, state: 'approved', identity_address: '0x9', created_at: moment, validation_date: moment };
  const data = {
    ...record.answer,
    validations: [
      { ...validation, organization_id: 5, organization: { id: 5, name: 'Gemeente' } },
      { ...validation, organization_id: 6 },
      { ...validation, organization_id: null, email: 'jan@mail.example' },
    ],
  };
  const organizations = [{ id: '5', name: 'Gemeente' }, { id: '6', name: null }, null];
  const validations = organizations.map((organization) => ({ organization }));
  expect(await read(data, ({ records }) => records.create({ typeKey: 'email', value: 'a' }))).toMatchObject({
    value: { validations },
  });
});

it('a preference of a type that the shop does not know is left out', async () => {
  const preference = { key: 'funds.fund_expires', type: 'email', subscribed: true };
  const data = { email: null, email_unsubscribed: true, preferences: [{ ...preference, type: 'fax' }, preference] };
  expect(await read(data, ({ preferences }) => preferences.read(null))).toEqual({
    ok: true,
    value: { email: null, emailUnsubscribed: true, preferences: [preference] },
  });
});

it('a criterion needs its value, unless any answer meets it', async () => {
  const { value: _value, ...criterion } = { value: '', ...fund.answer.data.criteria[0] };
  const withOperator = (operator: string) =>
    read({ ...fund.answer.data, criteria: [{ ...criterion, operator }] }, ({ funds }) => funds.read('2'));
  expect(await withOperator('*')).toMatchObject({ value: { criteria: [{ operator: '*', value: '' }] } });
  expect(await withOperator('>')).toEqual(err(failure('unexpected')));
});

it('a question keeps a request readable, whatever a fund has in it', async () => {
  const [criterion] = fund.answer.data.criteria;
  const ask = (type: object, rest: object = {}) => {
    const record_type = { ...criterion?.record_type, type: 'number', ...type };
    const data = { ...fund.answer.data, criteria: [{ ...criterion, operator: '*', record_type, ...rest }] };
    return read(data, ({ requests }) => requests.readFund('2'));
  };
  const having = (question: object, rest: object = {}) => ({ value: { criteria: [{ question, ...rest }] } });
  const gap = { control_type: 'select', options: { '1': { value: 268, name: null } } };
  expect(await ask(gap)).toMatchObject(having({ control: 'select', options: [{ value: '268', name: '268' }] }));
  expect(await ask({ control_type: 'select', options: [] })).toMatchObject(having({ control: 'text' }));
  expect(await ask({ control_type: 'slider', options: null })).toMatchObject(having({ control: 'text', options: [] }));
  const limits = (min: unknown, max: unknown) => ask({ control_type: 'number' }, { min, max, label: '', title: '' });
  expect(await limits('1,5', 12)).toMatchObject(having({ min: 1.5, max: 12, label: null }, { title: null }));
  expect(await limits('', '01-01-2020')).toMatchObject(having({ min: null, max: null }));
  const rules = [{ record_type_key: 'gender', operator: '!=', value: null }];
  expect(await ask({}, { rules })).toMatchObject(having({ rules: [{ value: '' }] }));
});

it('the device of a session is known only when the platform says so', async () => {
  const [row] = session.answer.data;
  const device = { device: { type: 'mobile' }, browser: { name: 'Firefox' }, os: {} };
  const withDevice = (device_available: boolean) => {
    const last_request = { ...row?.last_request, location: { string: 'Zonnedorp' }, device_available, device };
    return read([{ ...row, last_request }], ({ sessions }) => sessions.list());
  };
  const known = { type: 'mobile', browser: 'Firefox', system: null };
  const having = (one: object | null) => ({ value: { items: [{ lastRequest: { place: 'Zonnedorp', device: one } }] } });
  expect(await withDevice(true)).toMatchObject(having(known));
  expect(await withDevice(false)).toMatchObject(having(null));
});
