import type { ClarificationIds } from '@stadstegoed/core/fund-requests/clarification.ts';
import {
  answered,
  created,
  doneAsList,
  eachLike,
  integer,
  one,
  refused,
  refusedFields,
  refusedWith,
  string,
} from './answers.ts';
import { agree, as } from './pact.ts';
import { anyFile, timestamp } from './wire-examples.ts';

const dina = as('dina', 'every-question');
const fatima = as('fatima', 'clarification-open');
const samira = as('samira', 'clarification-answered');

const spouse = { criterionId: '920', recordTypeKey: 'spouse', value: 'Kim', files: [] };
const request = {
  id: integer(2),
  fund_id: integer(91),
  state: 'pending',
  records: eachLike({ fund_criterion_id: integer(920), state: 'pending' }),
  created_at: timestamp,
};
const refusedRequest = (code: string) => refusedWith(403, code, { message: code, error: code });

agree(
  'a fund request [FR-009] [FR-010]',
  dina,
  ({ requests }) => requests.submit('91', { contactInformation: 'Bel mij op dinsdag.', records: [spouse] }),
  created(request),
);

agree(
  'a fund request with short contact information [FR-021]',
  dina,
  ({ requests }) => requests.submit('91', { contactInformation: 'Bel', records: [spouse] }),
  refusedFields('contact_information'),
);

for (const [persona, scenario, code] of [
  ['omar', 'fund-request-pending', 'pending_request_exists'],
  ['rosa', 'fund-request-approved', 'approved_request_exists'],
] as const) {
  const home = { criterionId: '31', recordTypeKey: 'municipality', value: 'Zonnedorp', files: [] };
  agree(
    `a fund request that is refused with ${code}`,
    as(persona, scenario),
    ({ requests }) => requests.submit('3', { contactInformation: null, records: [home] }),
    refusedRequest(code),
  );
}

agree(
  'a correct answer of one step [FR-024]',
  dina,
  ({ requests }) => requests.validate('91', { contactInformation: null, records: [spouse] }),
  doneAsList,
);

for (const [which, record, field] of [
  ['an answer that does not meet its criterion [FR-025]', { ...spouse, value: 'onbekend' }, 'records.0.value'],
  [
    'an answer with the record type of another criterion [FR-025]',
    { ...spouse, recordTypeKey: 'base_salary' },
    'records.0.record_type_key',
  ],
  [
    'an answer without its proof',
    { criterionId: '913', recordTypeKey: 'children_nth', value: '2', files: [] },
    'records.0',
  ],
] as const)
  agree(
    which,
    dina,
    ({ requests }) => requests.validate('91', { contactInformation: null, records: [record] }),
    refusedFields(field),
  );

agree(
  'a read of the own requests with records [FR-007] [FR-008] [API-009]',
  as('omar', 'fund-request-pending'),
  ({ activation }) => activation.requestsOf('3'),
  answered({ data: eachLike({ ...request, fund_id: integer(3) }) }),
);

agree(
  'a read of the requests of a closed fund [FR-042]',
  as('noor', 'fund-closed-meanwhile'),
  ({ activation }) => activation.requestsOf('3'),
  refusedRequest('fund_not_active'),
);

/** The fields of a question about a request that the shop reads. */
const question = { id: integer(2), question: string('Kunt u een nieuwe foto sturen?'), created_at: timestamp };
const openQuestion: ClarificationIds = { fundId: '3', requestId: '1', clarificationId: '2' };
const answeredQuestion: ClarificationIds = { fundId: '5', requestId: '1', clarificationId: '1' };

agree(
  'a question for the clarifications of a request',
  fatima,
  ({ questions }) => questions.list('3', '1'),
  answered({ data: eachLike({ ...question, state: string('pending'), files: [] }) }),
);

agree(
  'a question for an open clarification [FR-050] [FR-051]',
  fatima,
  ({ questions }) => questions.read(openQuestion),
  one({
    ...question,
    state: 'pending',
    message: string('Leg de loonstrook plat neer.'),
    attachment: anyFile,
    files: [],
  }),
);

agree(
  'a question for an answered clarification',
  samira,
  ({ questions }) => questions.read(answeredQuestion),
  one({ ...question, state: 'answered', answer: string('De foto zit erbij.'), files: [], answered_at: timestamp }),
);

agree(
  'an unknown clarification',
  fatima,
  ({ questions }) => questions.read({ ...openQuestion, clarificationId: '999999' }),
  refused(404),
);

agree(
  'a clarification at another fund',
  fatima,
  ({ questions }) => questions.read({ ...openQuestion, fundId: '5' }),
  refusedRequest('invalid_endpoint'),
);

agree(
  'a clarification of another resident',
  as('kees'),
  ({ questions }) => questions.read(openQuestion),
  refusedRequest('not_requester'),
);

agree(
  'an answer to a clarification [FR-048] [FR-052]',
  fatima,
  ({ questions }) => questions.answer(openQuestion, { answer: 'Hierbij een nieuwe foto.', files: [] }),
  one({
    ...question,
    state: 'answered',
    answer: 'Hierbij een nieuwe foto.',
    files: [],
    answered_at: timestamp,
  }),
);

agree(
  'an answer with an unknown file',
  fatima,
  ({ questions }) => questions.answer(openQuestion, { answer: 'Hierbij.', files: ['weg'] }),
  refusedFields('files.0'),
);

agree(
  'a second answer to a clarification',
  samira,
  ({ questions }) => questions.answer(answeredQuestion, { answer: 'Nog iets.', files: [] }),
  refusedRequest('already_resolved'),
);
