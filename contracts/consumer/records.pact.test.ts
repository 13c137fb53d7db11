import { stableHex } from '@stadstegoed/mock-server/fixtures/seed/values/seeded-values.ts';
import {
  created,
  done,
  doneAsList,
  eachLike,
  forResidents,
  integer,
  one,
  page,
  refused,
  refusedFields,
  regex,
  string,
} from './answers.ts';
import { agree, as, visitor } from './pact.ts';
import { timestamp } from './wire-examples.ts';

const scenario = 'record-to-confirm';
const dina = as('dina', scenario);
const vincent = as('vincent', scenario);
const waiting = stableHex('waiting-confirmation', 64);
const unknown = '0'.repeat(64);

const record = {
  id: integer(61),
  record_type_key: string('children_nth'),
  name: string('Aantal kinderen'),
  value: string('2'),
  value_locale: string('2'),
  order: integer(0),
};
const validation = {
  id: integer(8),
  state: 'approved',
  identity_address: regex('0x[0-9a-f]{40}', `0x${'9'.repeat(40)}`),
  organization_id: integer(5),
  organization: { id: integer(5), name: string('Gemeente Zonnedorp') },
  created_at: timestamp,
  validation_date: timestamp,
};

agree(
  'a question for the own records [RC-012] [RC-013] [API-087]',
  as('noor', scenario),
  ({ records }) => records.list(),
  page({ ...record, validations: eachLike(validation) }),
);

agree('a question for records by a visitor [RC-011]', visitor(scenario), ({ records }) => records.list(), forResidents);

agree(
  'a question for the types of records that a resident can add [RC-014] [API-092]',
  dina,
  ({ records }) => records.types(),
  page({ key: string('children_nth'), name: string('Aantal kinderen') }),
);

const good = { typeKey: 'children_nth', value: '2' };
const bad = { typeKey: 'email', value: 'dina@' };

agree('a record to check [RC-016] [API-089]', dina, ({ records }) => records.validate(good), doneAsList);

agree(
  'a record with a wrong value to check [RC-016]',
  dina,
  ({ records }) => records.validate(bad),
  refusedFields('value'),
);

agree('a new record [API-088]', dina, ({ records }) => records.create(good), created({ ...record, validations: [] }));

agree(
  'a record for a category [API-091]',
  dina,
  ({ records }) => records.move('11', '1'),
  one({ ...record, record_category_id: integer(1), validations: [] }),
);

agree(
  'a record for no category [API-091]',
  dina,
  ({ records }) => records.move('11', null),
  one({ ...record, validations: [] }),
);

const category = { id: integer(1), name: string('Relaties'), order: integer(0) };

agree(
  'a question for the categories of records [API-093]',
  dina,
  ({ records }) => records.categories(),
  page(category),
);

agree('a new category [API-094]', dina, ({ records }) => records.addCategory('Gezin', 1), created(category));

agree(
  'a new category with a short name [API-094]',
  dina,
  ({ records }) => records.addCategory('G', 1),
  refusedFields('name'),
);

agree(
  'a new name of a category [API-095]',
  dina,
  ({ records }) => records.changeCategory({ id: '1', name: 'Thuis', order: 0 }),
  one(category),
);

agree('the end of a category [API-096]', dina, ({ records }) => records.removeCategory('1'), done);

const validator = {
  id: integer(2),
  email: string('controle@zonnedorp.example'),
  organization: { id: integer(5), name: string('Gemeente Zonnedorp') },
};
const request = {
  id: integer(4),
  record_id: integer(61),
  state: regex('pending|approved|declined', 'pending'),
  validator,
};

agree(
  'a question for the validators [RC-017] [API-076]',
  dina,
  ({ validations }) => validations.validators(),
  page(validator),
);

agree(
  'a question for the own requests to validators [RC-015] [API-101]',
  dina,
  ({ validations }) => validations.requests(),
  page(request),
);

agree(
  'a request to a validator [RC-006] [API-102]',
  dina,
  ({ validations }) => validations.ask('1', '2'),
  created(request),
);

agree(
  'a question for a code [API-097]',
  dina,
  ({ validations }) => validations.makeCode('2'),
  created({ uuid: regex('[0-9a-f]{64}', waiting) }),
);

agree(
  'a question for a scanned request [RC-009] [API-098]',
  vincent,
  ({ validations }) => validations.read(waiting),
  one({
    uuid: waiting,
    state: 'pending',
    key: string('children_nth'),
    name: string('Aantal kinderen'),
    value: string('2'),
    organizations_available: eachLike({ id: integer(5), name: string('Gemeente Zonnedorp') }),
  }),
);

agree('a question for an unknown request', vincent, ({ validations }) => validations.read(unknown), refused(404));

agree(
  'an approval for an organisation [RC-010] [API-099]',
  vincent,
  ({ validations }) => validations.approve(waiting, '1'),
  done,
);

agree(
  'an approval for nobody else [RC-010] [API-099]',
  vincent,
  ({ validations }) => validations.approve(waiting, null),
  done,
);

agree(
  'an approval of an unknown request [RC-010]',
  vincent,
  ({ validations }) => validations.approve(unknown, null),
  refused(403),
);

agree('a decline [RC-010] [API-100]', vincent, ({ validations }) => validations.decline(waiting), done);
