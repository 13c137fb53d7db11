import { errorCodeIn } from '../../src/contract/error-codes.ts';
import type { Input } from '../../src/contract/input.ts';
import type { Json } from '../../src/database/tables/row.ts';
import type { FaultRow } from '../../src/database/tables/outside.ts';
import type { MockPlatform } from '../../src/http/mock-platform.ts';
import { consoleProblem } from '../page-kit/console-error.ts';
import { apiCall } from '../api/api-model.ts';

/** Fields that count whatever the platform does. */
export const plainFields = [
  'persona',
  'client_key',
  'method',
  'name',
  'delay_ms',
  'spread_ms',
  'bytes_per_second',
  'one_in',
  'after',
  'times',
  'for_seconds',
] as const;

const draftFields = [
  ...plainFields,
  'operation_id',
  'path',
  'action',
  'status',
  'body',
  'error_code',
  'retry_after',
  'cut_after',
  'kind',
  'field',
] as const;

type DraftField = (typeof draftFields)[number];

/** The form of a fault as it is filled in; empty is left out. */
export type Draft = { readonly [field in DraftField]: string };

/** The values of a new form. */
const usualValues: Partial<Draft> = { action: 'status', status: '503', kind: 'remove' };

/** A form filled in from a query or from what was sent. Border: `draftFields` has every field of a draft. */
export const draftFrom = (read: (field: DraftField) => string | null): Draft =>
  Object.fromEntries(draftFields.map((field) => [field, read(field) || (usualValues[field] ?? '')])) as Draft;

/** Headers that have a field of their own in the form. */
const headerNames = { error_code: 'Error-Code', retry_after: 'Retry-After' } as const;

/** What the platform does, as the form names it. */
function actionOf(fault: FaultRow): string {
  if (fault.drop || fault.cut_after !== undefined) return 'cut';
  if (fault.throttle) return 'throttle';
  if (fault.wrong) return 'wrong';
  if (fault.status !== null) return 'status';
  return fault.hold ? 'hold' : 'slow';
}

/** A fault as the form shows it. */
export function draftOf(fault: FaultRow): Draft {
  const known: Partial<{ readonly [field in DraftField]: string | number | null }> = {
    ...fault,
    action: actionOf(fault),
    body: fault.body === null ? null : JSON.stringify(fault.body, null, 2),
    error_code: fault.headers?.[headerNames.error_code] ?? null,
    retry_after: fault.headers?.[headerNames.retry_after] ?? null,
    kind: fault.wrong?.kind ?? null,
    field: fault.wrong?.field ?? null,
  };
  return draftFrom((field) => (known[field] === undefined || known[field] === null ? null : String(known[field])));
}

/** Border: a text that was typed as JSON is JSON, or a refusal. */
function jsonIn(text: string): Json {
  if (text === '') return null;
  try {
    return JSON.parse(text) as Json;
  } catch {
    throw consoleProblem(400, 'The body is no JSON.');
  }
}

/** The example that the description gives for an answer, with this code when one is named; null when it gives none. */
function exampleOf(platform: MockPlatform, draft: Draft, [status, code]: readonly [string, string | undefined]): Json {
  const operation = platform.contract.operations.find(({ id }) => id === draft.operation_id);
  if (!operation) return null;
  const answer = apiCall(platform.contract, operation).answers.find((one) => one.status === status);
  const bodies = (answer?.examples ?? []).map(([, text]) => jsonIn(text));
  return bodies.find((body) => code === undefined || errorCodeIn(body) === code) ?? null;
}

function statusIn(platform: MockPlatform, draft: Draft): Input {
  const [status = '503', code] = draft.status.split(':');
  const usual = code !== undefined || status === '401' ? { message: code ?? 'session_expired' } : null;
  return { status, body: jsonIn(draft.body) ?? exampleOf(platform, draft, [status, code]) ?? usual };
}

/** The fields that belong to what the platform does; those of the other choices are not looked at. */
function effectIn(platform: MockPlatform, draft: Draft): Input {
  switch (draft.action) {
    case 'slow':
      return {};
    case 'cut':
      return draft.cut_after === '' ? { drop: true } : { cut_after: draft.cut_after };
    case 'wrong':
      return { wrong: { kind: draft.kind, field: draft.field } };
    case 'throttle':
      return { throttle: true };
    case 'hold':
      return { hold: true };
    default:
      return statusIn(platform, draft);
  }
}

function headersIn(draft: Draft, others: FaultRow['headers'] = {}): Input {
  const own = Object.values<string>(headerNames);
  const kept = Object.entries(others).filter(([name]) => !own.includes(name));
  const named = Object.entries(headerNames).flatMap(([field, name]) => {
    const value = field === 'error_code' ? draft.error_code : draft.retry_after;
    return value === '' ? [] : [[name, value] as const];
  });
  const headers = [...kept, ...named];
  return draft.action === 'status' && headers.length > 0 ? { headers: Object.fromEntries(headers) } : {};
}

/** What the form asks for, as the API takes it. Headers that the form does not show stay. */
export function faultInputOf(platform: MockPlatform, draft: Draft, others?: FaultRow['headers']): Input {
  return {
    operation_id: draft.operation_id || null,
    path: draft.path || (draft.operation_id === '' ? '/**' : null),
    ...Object.fromEntries(plainFields.flatMap((field) => (draft[field] === '' ? [] : [[field, draft[field]]]))),
    ...effectIn(platform, draft),
    ...headersIn(draft, others),
  };
}
