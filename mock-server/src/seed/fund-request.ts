import { sendAlong } from '../store/attachments.ts';
import type { ClarificationRow, FundRequestRow, RequestRecordState } from '../store/table-funds.ts';
import type { IdentityRow } from '../store/table-people.ts';
import type { World } from '../store/world.ts';
import { ago } from './dates.ts';
import { stableHex } from './stable.ts';

/** What a request is made of: an answer per record type of the fund's conditions. */
export interface RequestLine {
  readonly fund: number;
  readonly state: FundRequestRow['state'];
  readonly days_ago: number;
  readonly answers: Readonly<Record<string, string>>;
  readonly contact_information?: string;
}

/** The state of an answer; of a request that was approved in part the first answer was good and the others were not. */
function recordState(state: FundRequestRow['state'], order: number): RequestRecordState {
  if (state !== 'approved_partly') return state;
  return order === 0 ? 'approved' : 'declined';
}

/** Adds a request with one answer per given condition, and a proof where the condition asks one. */
export function addFundRequest(world: World, identity: IdentityRow, line: RequestLine): FundRequestRow {
  const created_at = ago(world, line.days_ago, 2);
  const updated_at = line.state === 'pending' ? created_at : ago(world, Math.max(line.days_ago - 9, 0));
  const request = world.table('fund_requests').insert({
    fund_id: line.fund,
    identity_address: identity.address,
    state: line.state,
    contact_information: line.contact_information ?? null,
    created_at,
    updated_at,
  });
  let order = 0;
  for (const criterion of world.table('criteria').where('fund_id', line.fund)) {
    const value = line.answers[criterion.record_type_key];
    if (value === undefined) continue;
    const proof = `${identity.persona}-${criterion.record_type_key}`;
    world.table('fund_request_records').insert({
      fund_request_id: request.id,
      fund_criterion_id: criterion.id,
      record_type_key: criterion.record_type_key,
      value,
      state: recordState(line.state, order++),
      file_uids: criterion.show_attachment ? [addProof(world, identity, proof)] : [],
      created_at,
      updated_at,
    });
  }
  return request;
}

function addProof(world: World, identity: IdentityRow, word: string): string {
  const uid = stableHex(`file:${word}`, 64);
  world.table('files').insert({
    uid,
    identity_address: identity.address,
    original_name: `${word}.pdf`,
    type: 'fund_request_record_proof',
    ext: 'pdf',
    order: 0,
    bytes: 184_200,
  });
  return uid;
}

/** A question of the validator; without an answer it is still open. */
export interface QuestionLine {
  readonly about: string;
  readonly question: string;
  /** What the validator wrote beside the question. */
  readonly message?: string;
  /** Name of a document that the validator sent along, e.g. `Voorbeeld van een loonstrook.pdf`. */
  readonly attachment?: string;
  readonly days_ago: number;
  readonly answer?: string;
}

function sentAlong(world: World, request: FundRequestRow, { attachment }: QuestionLine): string | null {
  if (attachment === undefined) return null;
  return sendAlong(world, request, { uid: stableHex(`file:sent:${request.id}:${attachment}`, 64), name: attachment });
}

/** Adds a question about one answer of a request. */
export function addQuestion(world: World, request: FundRequestRow, line: QuestionLine): ClarificationRow {
  const records = world.table('fund_request_records').where('fund_request_id', request.id);
  const record = records.find((one) => one.record_type_key === line.about);
  if (!record) throw new Error(`The request has no answer about ${line.about}.`);
  const created_at = ago(world, line.days_ago, 1);
  const answered_at = line.answer === undefined ? null : ago(world, Math.max(line.days_ago - 1, 0));
  return world.table('clarifications').insert({
    fund_request_id: request.id,
    fund_request_record_id: record.id,
    question: line.question,
    message: line.message ?? null,
    attachment_uid: sentAlong(world, request, line),
    answer: line.answer ?? null,
    state: line.answer === undefined ? 'pending' : 'answered',
    file_uids: [],
    answered_at,
    created_at,
    updated_at: answered_at ?? created_at,
  });
}
