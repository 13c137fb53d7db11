import type { SignedCall } from '../../http/call.ts';
import type { Sentence } from '../../http/language.ts';
import type { FieldErrors } from '../../http/refusal.ts';
import { listOf, numberOf, objectOf, textOf, wordOf } from '../../input.ts';
import { mayAttach } from '../../domain/files/attachments.ts';
import { addressProblems } from '../../domain/places/postal-address.ts';
import { prefillsOf, type Prefills } from '../../domain/fund-requests/prefills.ts';
import {
  answerProblem,
  emptyGroups,
  isAsked,
  needsFile,
  type SentValues,
} from '../../domain/fund-requests/todays-criteria.ts';
import type { CriterionRow, FundRow, TodaysFund } from '../../tables/funds.ts';
import { recordTypeName } from '../../wire/record-type.ts';

const texts = {
  foreign: { nl: 'Deze voorwaarde hoort niet bij de regeling.', en: 'This condition does not belong to the fund.' },
  notAsked: { nl: 'Deze vraag geldt niet voor u.', en: 'This question does not apply to you.' },
  noRecords: { nl: 'Beantwoord de vragen.', en: 'Answer the questions.' },
  noFile: { nl: 'Voeg een bestand toe.', en: 'Add a file.' },
  // The real platform writes these for programmers, or in English.
  files: { nl: 'The FundRequestFile is invalid.', en: 'The FundRequestFile is invalid.' },
  group: { nl: 'At least one criterion is required.', en: 'At least one criterion is required.' },
  register: { nl: 'Person bsn api connection error.', en: 'Person bsn api connection error.' },
  changed: { nl: 'The value does not match the prefill.', en: 'The value does not match the prefill.' },
} as const satisfies { readonly [problem: string]: Sentence };

/** A record as it was sent, with the criterion that it names. */
type Sent = {
  readonly at: string;
  readonly criterion: CriterionRow | undefined;
  readonly value: string;
  readonly files: readonly unknown[] | null;
};

function sentRecords(call: SignedCall, fund: FundRow): readonly Sent[] {
  const criteria = call.world.table('criteria').where('fund_id', fund.id);
  return listOf(call.body, 'records').map((item, index) => {
    const record = objectOf(item);
    return {
      at: `records.${index}`,
      criterion: criteria.find(({ id }) => id === numberOf(record, 'fund_criterion_id')),
      value: textOf(record, 'value') ?? '',
      files: record['files'] === undefined ? null : listOf(record, 'files'),
    };
  });
}

const valuesOf = (records: readonly Sent[]): SentValues =>
  new Map(records.flatMap(({ criterion, value }) => (criterion ? [[criterion.record_type_key, value] as const] : [])));

/** All errors of files stand at the list, never at one of them. */
function fileErrors(call: SignedCall, { at, criterion, value, files }: Sent): FieldErrors {
  const field = `${at}.files`;
  if (files === null || !criterion || (!criterion.show_attachment && files.length > 0))
    return { [field]: [texts.files] };
  const wanted = { address: call.caller.identity.address, type: 'fund_request_record_proof' } as const;
  if (files.some((uid) => !mayAttach(call.world, wordOf(uid), wanted))) return { [field]: [texts.files] };
  return files.length === 0 && needsFile(criterion, value) ? { [field]: [texts.noFile] } : {};
}

/** Why the value of a record is refused. What the register fills in has to be sent as it is. */
function valueRefusal(
  { criterion, value }: Sent,
  about: { sent: SentValues; isPart: boolean; known: Prefills | null },
): Sentence | null {
  if (criterion?.question === undefined) return texts.foreign;
  if (!isAsked(criterion, about.sent, about.isPart)) return texts.notAsked;
  if (!criterion.question.prefill) return answerProblem(criterion, criterion.question, value);
  const known = about.known?.person.find(({ record_type_key: key }) => key === criterion.record_type_key);
  return String(known?.value ?? '') === value ? null : texts.changed;
}

function recordErrors(call: SignedCall, fund: FundRow, records: readonly Sent[], isPart: boolean): FieldErrors {
  const prefills = fund.todays?.register == null ? null : prefillsOf(call.world, fund, call.caller.identity);
  const about = { sent: valuesOf(records), isPart, known: typeof prefills === 'string' ? null : prefills };
  return Object.assign(
    {},
    ...records.map((record) => {
      // When the register fails, every answer is refused with its error, also what the resident answered.
      const refusal = typeof prefills === 'string' ? texts.register : valueRefusal(record, about);
      return {
        ...(refusal === null ? {} : { [`${record.at}.value`]: [refusal] }),
        ...fileErrors(call, record),
        ...(record.criterion ? {} : { [`${record.at}.fund_criterion_id`]: [texts.foreign] }),
      };
    }),
  );
}

function groupErrors(todays: TodaysFund, asked: readonly CriterionRow[], records: readonly Sent[]): FieldErrors {
  const valueOf = ({ id }: CriterionRow) => records.find(({ criterion }) => criterion?.id === id)?.value;
  return Object.fromEntries(emptyGroups(todays, asked, valueOf).map((id) => [`criteria_groups.${id}`, [texts.group]]));
}

/** A request has a record for each criterion that is asked, also for an optional one, and for no other. */
function completeness(call: SignedCall, asked: readonly CriterionRow[], records: readonly Sent[]): FieldErrors {
  if (records.length === 0) return { records: [texts.noRecords] };
  const missing = asked.find(({ id }) => !records.some(({ criterion }) => criterion?.id === id));
  const isTooMuch = records.some(({ criterion }) => criterion === undefined || !asked.includes(criterion));
  if (missing === undefined && !isTooMuch) return {};
  const name = missing === undefined ? '' : recordTypeName(call, missing.record_type_key);
  return { records: [{ nl: `Het gegeven ${name} ontbreekt.`, en: `The record ${name} is missing.` }] };
}

const ADDRESS = 'physical_card_request_address';

function addressErrors(call: SignedCall, { asks_card_address }: TodaysFund, isPart: boolean): FieldErrors {
  const isSent = call.body[ADDRESS] !== undefined;
  if (!asks_card_address || (isPart && !isSent)) return {};
  const parts = Object.entries(addressProblems(objectOf(call.body[ADDRESS])));
  return {
    ...(isSent ? {} : { [ADDRESS]: [{ nl: 'Vul een adres in.', en: 'Enter an address.' }] }),
    ...Object.fromEntries(parts.map(([part, sentences]) => [`${ADDRESS}.${part}`, sentences])),
  };
}

/** What the platform of July 2026 refuses of a request, or of a part of one that is only checked. */
export function checkTodaysForm(call: SignedCall, fund: FundRow, todays: TodaysFund, isPart: boolean): FieldErrors {
  const records = sentRecords(call, fund);
  const sent = valuesOf(records);
  const asked = call.world
    .table('criteria')
    .where('fund_id', fund.id)
    .filter((criterion) => isAsked(criterion, sent, isPart));
  return {
    ...recordErrors(call, fund, records, isPart),
    ...groupErrors(todays, asked, records),
    ...(isPart && (records.length > 0 || call.body['records'] === undefined) ? {} : completeness(call, asked, records)),
    ...addressErrors(call, todays, isPart),
  };
}

/** Whom the register knows in the household; such a request keeps them beside the answers. */
export function householdRecords(call: SignedCall, fund: FundRow): readonly { key: string; value: string }[] {
  if (fund.todays?.register == null) return [];
  const prefills = prefillsOf(call.world, fund, call.caller.identity);
  if (typeof prefills === 'string') return [];
  return [...prefills.partner, ...prefills.children.flat(), ...prefills.children_groups_counts]
    .filter(({ record_type_key: key }) => key !== 'partner_bsn')
    .map(({ record_type_key: key, value }) => ({ key, value: String(value ?? '') }));
}
