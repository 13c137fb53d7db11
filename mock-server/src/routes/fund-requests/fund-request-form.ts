import type { Call, SignedCall } from '../../http/call.ts';
import { listOf, numberOf, objectOf, textOf, type Input } from '../../input.ts';
import type { Sentence } from '../../http/language.ts';
import { coded, Refusal, type FieldErrors } from '../../http/refusal.ts';
import { emptyValue, valueProblem } from '../../domain/fund-requests/fund-requests.ts';
import { primaryEmail } from '../../domain/identity/accounts.ts';
import { mayAttach } from '../../domain/files/attachments.ts';
import type { CriterionRow, FundRow } from '../../tables/funds.ts';

const foreignCriterion: Sentence = {
  nl: 'Deze voorwaarde hoort niet bij de regeling.',
  en: 'This condition does not belong to the fund.',
};
const foreignType: Sentence = {
  nl: 'Dit gegeven hoort niet bij de voorwaarde.',
  en: 'This detail does not belong to the condition.',
};
const missingFile: Sentence = { nl: 'Voeg een bestand toe.', en: 'Add a file.' };
const unknownFile: Sentence = { nl: 'Dit bestand kennen wij niet.', en: 'We do not know this file.' };
const contactLength: Sentence = { nl: 'Gebruik 5 tot en met 2000 tekens.', en: 'Use 5 to 2000 characters.' };

/** A refusal whose code the client looks up in its catalogue. The platform of July 2026 has it in the message only, as a key. */
export const requestCode = ({ world }: Call, code: string, key = `fund_requests.${code}`): Refusal =>
  world.settings.edition === '2026-07' ? coded(403, key) : new Refusal(403, () => ({ message: code, error: code }));

/** The value as text; a tick counts as the word the platform stores. */
export function valueIn(record: Input): string | null {
  const value = record['value'];
  return typeof value === 'boolean' ? String(value) : textOf(record, 'value');
}

export const filesIn = (record: Input): readonly string[] =>
  listOf(record, 'files').filter((uid) => typeof uid === 'string');

const criterionIn = (call: SignedCall, fund: FundRow, record: Input): CriterionRow | undefined =>
  call.world
    .table('criteria')
    .where('fund_id', fund.id)
    .find((row) => row.id === numberOf(record, 'fund_criterion_id'));

function fileErrors(call: SignedCall, criterion: CriterionRow, at: { record: Input; field: string }): FieldErrors {
  const files = filesIn(at.record);
  const errors: { [field: string]: Sentence[] } = {};
  if (criterion.show_attachment && files.length === 0) errors[at.field] = [missingFile];
  const wanted = { address: call.caller.identity.address, type: 'fund_request_record_proof' } as const;
  files.forEach((uid, index) => {
    if (!mayAttach(call.world, uid, wanted)) errors[`${at.field}.files.${index}`] = [unknownFile];
  });
  return errors;
}

function valueErrors(call: SignedCall, criterion: CriterionRow, at: { record: Input; field: string }): FieldErrors {
  const value = valueIn(at.record);
  const type = call.world.table('record_types').first('key', criterion.record_type_key);
  const problem =
    value === null ? emptyValue(criterion.record_type_key) : valueProblem(criterion, type?.type ?? 'string', value);
  return problem === null ? {} : { [`${at.field}.value`]: [problem] };
}

function recordErrors(call: SignedCall, fund: FundRow, at: { record: Input; field: string }): FieldErrors {
  const criterion = criterionIn(call, fund, at.record);
  if (!criterion) return { [`${at.field}.fund_criterion_id`]: [foreignCriterion] };
  return {
    ...(textOf(at.record, 'record_type_key') === criterion.record_type_key
      ? {}
      : { [`${at.field}.record_type_key`]: [foreignType] }),
    ...valueErrors(call, criterion, at),
    ...fileErrors(call, criterion, at),
  };
}

/** All refused answers at once, under `records.N...`. */
export const checkRecords = (call: SignedCall, fund: FundRow): FieldErrors =>
  Object.assign(
    {},
    ...listOf(call.body, 'records').map((record, index) =>
      recordErrors(call, fund, { record: objectOf(record), field: `records.${index}` }),
    ),
  );

/** Contact information is asked only of somebody without an e-mail address, in a fund that wants it. */
const asksContact = (call: SignedCall, fund: FundRow): boolean =>
  fund.contact_info_enabled && primaryEmail(call.world, call.caller.identity.address) === null;

/** The contact information of a request; null where nobody asks for it, whatever was sent. */
export const contactIn = (call: SignedCall, fund: FundRow): string | null =>
  asksContact(call, fund) ? textOf(call.body, 'contact_information') : null;

/** Where it is asked it has its length; a fund may also ask it without need. */
export function checkContact(call: SignedCall, fund: FundRow): FieldErrors {
  const text = contactIn(call, fund);
  if (text === null && !(asksContact(call, fund) && fund.contact_info_required)) return {};
  const length = text?.length ?? 0;
  return length >= 5 && length <= 2000 ? {} : { contact_information: [contactLength] };
}
