import { isUncertain, type Failure } from '../shared/failure.ts';
import { completeItems, type WholeList } from '../shared/page.ts';
import { mapResult, ok, type Result } from '../shared/result.ts';
import type { ReimbursementFields } from './reimbursement-rules.ts';
import type { Reimbursement, StoredAs } from './reimbursement.ts';

/** A reimbursement that is sent. */
export interface Sending {
  /** The draft that is changed; null for a new reimbursement. */
  readonly id: string | null;
  readonly fields: ReimbursementFields;
  readonly state: StoredAs;
  /** What an earlier attempt without an answer sent, so that the platform may have stored it; null without one. */
  readonly earlier: ReimbursementFields | null;
}

type Answer<T> = Promise<Result<T, Failure>>;

/** The calls of the port `Reimbursements` that sending needs. */
export interface SendingCalls {
  listAll(choice: object): Answer<WholeList<Reimbursement>>;
  read(id: string): Answer<Reimbursement>;
  create(fields: ReimbursementFields, state: StoredAs): Answer<Reimbursement>;
  update(id: string, fields: ReimbursementFields, state: StoredAs): Answer<Reimbursement>;
}

/**
 * Sends a reimbursement such that a lost answer never makes two: without an answer it looks whether the platform stored
 * the reimbursement, and a repeated attempt looks before it sends. A repeated attempt that cannot look sends nothing.
 */
export async function sendOnce(calls: SendingCalls, sending: Sending): Answer<Reimbursement> {
  const { id, earlier } = sending;
  const before = earlier === null ? ok(null) : await lookUp(calls, id, earlier);
  if (!before.ok) return before;
  const known = before.value;
  if (known !== null && isStored(known, sending)) return ok(known);
  return sendAndLook(calls, { ...sending, id: known?.id ?? id });
}

async function sendAndLook(calls: SendingCalls, sending: Sending): Answer<Reimbursement> {
  const { id, fields, state } = sending;
  const sent = id === null ? await calls.create(fields, state) : await calls.update(id, fields, state);
  if (sent.ok || !isUncertain(sent.error)) return sent;
  const after = await lookUp(calls, id, fields);
  return after.ok && after.value !== null && isStored(after.value, sending) ? ok(after.value) : sent;
}

/** The reimbursement that an earlier attempt may have stored; null when there is none. */
async function lookUp(
  calls: SendingCalls,
  id: string | null,
  fields: ReimbursementFields,
): Answer<Reimbursement | null> {
  if (id !== null) return calls.read(id);
  const all = await calls.listAll({});
  const found = all.ok ? all.value.items.find((item) => isSameReimbursement(item, fields)) : undefined;
  return found === undefined ? mapResult(completeItems(all), () => null) : ok(found);
}

/** A file belongs to one reimbursement only, so a shared file decides. Without files all other fields do. */
function isSameReimbursement(stored: Reimbursement, fields: ReimbursementFields): boolean {
  if (fields.files.length === 0) return isSame(stored, fields);
  return stored.files.some(({ uid }) => fields.files.includes(uid));
}

/** Whether a stored reimbursement is what was sent. One that is submitted can no longer be changed. */
function isStored(stored: Reimbursement, { fields, state }: Sending): boolean {
  return stored.state !== 'draft' || (state === 'draft' && isSame(stored, fields));
}

function isSame(stored: Reimbursement, fields: ReimbursementFields): boolean {
  const names = ['voucherId', 'title', 'description', 'amount', 'email', 'iban', 'ibanName'] as const;
  const uids = stored.files.map(({ uid }) => uid).sort();
  return names.every((name) => stored[name] === fields[name]) && uids.join() === [...fields.files].sort().join();
}
