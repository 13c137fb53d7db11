/** Questions about a request. */

import type { Call, SignedCall } from '../../http/call.ts';
import { operation } from '../../http/operation.ts';
import { textOf } from '../../input.ts';
import type { Sentence } from '../../http/language.ts';
import { paged } from '../../http/page.ts';
import { idOf, rowIn } from '../../http/rows-of-call.ts';
import type { FieldErrors } from '../../http/refusal.ts';
import { mayAttach } from '../../domain/files/attachments.ts';
import type { ClarificationRow, FundRequestRow } from '../../tables/fund-requests.ts';
import { file, filesOf } from '../../wire/file.ts';
import { moment } from '../../wire/format.ts';
import { ownFundRequest } from '../../wire/fund-request.ts';
import { recordTypeName } from '../../wire/record-type.ts';
import { filesIn, requestCode } from './fund-request-form.ts';

const unknownFile: Sentence = { nl: 'Dit bestand kennen wij niet.', en: 'We do not know this file.' };

const noText: Sentence = { nl: 'Vul een antwoord in.', en: 'Enter an answer.' };
const noFile: Sentence = { nl: 'Voeg een bestand toe.', en: 'Add a file.' };

/** The request in the path: ids that do not belong together are `invalid_endpoint`, somebody else's `not_requester`. */
function requestIn(call: SignedCall): FundRequestRow {
  const request = rowIn(call, 'fund_requests', 'request_id');
  if (request.fund_id !== idOf(call, 'fund_id')) throw requestCode(call, 'invalid_endpoint');
  if (request.identity_address !== call.caller.identity.address) throw requestCode(call, 'not_requester');
  return request;
}

/** The request in a path without a fund. */
function ownRequestIn(call: SignedCall, name: string, policy = ''): FundRequestRow {
  const request = rowIn(call, 'fund_requests', name);
  if (request.identity_address !== call.caller.identity.address)
    throw requestCode(call, 'not_requester', `${policy}fund_requests.not_requester`);
  return request;
}

function clarificationIn(call: SignedCall, request = requestIn(call)): ClarificationRow {
  const row = rowIn(call, 'clarifications');
  if (row.fund_request_id !== request.id) throw requestCode(call, 'invalid_endpoint');
  return row;
}

const asksOf = ({ text_requirement = 'required', files_requirement = 'optional' }: ClarificationRow) => ({
  text_requirement,
  files_requirement,
});

function clarification(call: Call, row: ClarificationRow): object {
  const record = call.world.table('fund_request_records').get(row.fund_request_record_id);
  const sentAlong =
    row.attachment_uid === null ? undefined : call.world.table('files').first('uid', row.attachment_uid);
  return {
    id: row.id,
    question: row.question,
    message: row.message,
    attachment: sentAlong ? file(call, sentAlong) : null,
    answer: row.answer,
    ...(call.world.settings.edition === '2026-07' ? asksOf(row) : {}),
    state: row.state,
    fund_request_record_id: row.fund_request_record_id,
    fund_request_record_name: record ? recordTypeName(call, record.record_type_key) : '',
    files: filesOf(call, row.file_uids).map((item) => file(call, item)),
    ...moment('answered_at', row.answered_at, call.language),
    ...moment('created_at', row.created_at, call.language),
    ...moment('updated_at', row.updated_at, call.language),
  };
}

const rowsOf = (call: SignedCall): readonly ClarificationRow[] =>
  call.world.table('clarifications').where('fund_request_id', requestIn(call).id);

function checkFiles(call: SignedCall): FieldErrors {
  const wanted = { address: call.caller.identity.address, type: 'fund_request_clarification_proof' } as const;
  return Object.fromEntries(
    filesIn(call.body).flatMap((uid, index) =>
      mayAttach(call.world, uid, wanted) ? [] : [[`files.${index}`, [unknownFile]]],
    ),
  );
}

/** The answer counts once; the fields are looked at before the state. */
export const answerClarification = operation(
  'answerClarification',
  { guard: (call) => void clarificationIn(call), check: checkFiles },
  (call) => answered(call, clarificationIn(call)),
);

function answered(call: SignedCall, row: ClarificationRow): object {
  if (row.state !== 'pending') throw requestCode(call, 'already_resolved');
  const now = call.world.now();
  const changed = call.world.table('clarifications').update(row, {
    state: 'answered',
    answer: textOf(call.body, 'answer'),
    file_uids: filesIn(call.body),
    answered_at: now,
    updated_at: now,
  });
  return { data: clarification(call, changed) };
}

const ownClarificationIn = (call: SignedCall): ClarificationRow =>
  clarificationIn(call, ownRequestIn(call, 'request_id'));

/** The files, and what the question asks for. */
function checkReply(call: SignedCall): FieldErrors {
  const { text_requirement, files_requirement } = asksOf(ownClarificationIn(call));
  const lacksText = text_requirement === 'required' && textOf(call.body, 'answer') === null;
  return {
    ...checkFiles(call),
    ...(lacksText ? { answer: [noText] } : {}),
    ...(files_requirement === 'required' && filesIn(call.body).length === 0 ? { files: [noFile] } : {}),
  };
}

/** The same on the platform of July 2026, which has requests without their fund. */
export const answerOwnClarification = operation(
  'answerOwnClarification',
  { guard: (call) => void ownClarificationIn(call), check: checkReply },
  (call) => answered(call, ownClarificationIn(call)),
);

const shown = (call: SignedCall, row: FundRequestRow): object =>
  ownFundRequest(call, row, (record) =>
    call.world
      .table('clarifications')
      .where('fund_request_record_id', record.id)
      .map((asked) => clarification(call, asked)),
  );

export const readOwnFundRequest = operation('readOwnFundRequest', {}, (call) => ({
  data: shown(call, ownRequestIn(call, 'id', 'policies.')),
}));

export const listOwnFundRequests = operation('listOwnFundRequests', {}, (call) => {
  const rows = call.world.table('fund_requests').where('identity_address', call.caller.identity.address);
  return paged(call, rows.toReversed(), { size: 15, show: (row) => shown(call, row) });
});

export const listClarifications = operation('listClarifications', { guard: (call) => void requestIn(call) }, (call) =>
  paged(call, rowsOf(call), { size: 15, show: (row) => clarification(call, row) }),
);

export const readClarification = operation('readClarification', {}, (call) => ({
  data: clarification(call, clarificationIn(call)),
}));
