import { flagOf, numberOf, objectOf, textOf, type Input } from '../input.ts';
import type { Json } from '../tables/row.ts';
import type { NewRow } from '../world/table.ts';
import { wrongKinds, type FaultRow, type WrongBody } from '../tables/faults.ts';

/** A fault that can be kept, or the sentence that says what is wrong with it. */
export type FaultInput = { readonly fault: NewRow<FaultRow> } | { readonly problem: string };

/** Type assertion: what came in as JSON is JSON. */
const asJson = (value: unknown): Json => (value === undefined ? null : (value as Json));

/** Longest wait: a test that forgets a fault must not hang for hours. */
const longestWait = 120_000;

const numbers: readonly (readonly [field: string, least: number, most: number])[] = [
  ['status', 200, 599],
  ['delay_ms', 0, longestWait],
  ['spread_ms', 0, longestWait],
  ['times', 1, 1_000_000],
  ['after', 0, 1_000_000],
  ['one_in', 1, 1_000_000],
  ['for_seconds', 1, 31_622_400],
  ['bytes_per_second', 1, 1_000_000_000],
  ['cut_after', 0, 1_000_000_000],
];

function numberProblem(body: Input): string | null {
  for (const [field, least, most] of numbers) {
    if (body[field] === undefined || body[field] === null) continue;
    const value = numberOf(body, field);
    if (value === null || value < least || value > most)
      return `${field} must be a whole number from ${least} to ${most}.`;
  }
  return null;
}

const flags = ['drop', 'throttle', 'hold', 'paused'] as const;

function flagProblem(body: Input): string | null {
  const wrong = flags.find((field) => body[field] != null && flagOf(body, field) === null);
  return wrong === undefined ? null : `${wrong} must be true or false.`;
}

function wrongIn(body: Input): WrongBody | null | 'bad' {
  if (body['wrong'] === undefined || body['wrong'] === null) return null;
  const wrong = objectOf(body['wrong']);
  const kind = wrongKinds.find((known) => known === textOf(wrong, 'kind'));
  return kind === undefined ? 'bad' : { kind, field: textOf(wrong, 'field') ?? '' };
}

function headersIn(body: Input): { readonly [name: string]: string } | null {
  const headers = Object.entries(objectOf(body['headers'])).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return headers.length === 0 ? null : Object.fromEntries(headers);
}

/** Numbers of which 0 says nothing. */
const countings = ['spread_ms', 'after', 'one_in', 'for_seconds'] as const;
/** Numbers of which 0 says something. */
const limits = ['bytes_per_second', 'cut_after'] as const;

function numbersOf(body: Input): Partial<FaultRow> {
  const found = [
    ...countings.map((field) => [field, numberOf(body, field) || null] as const),
    ...limits.map((field) => [field, numberOf(body, field)] as const),
  ];
  return Object.fromEntries(found.filter(([, value]) => value !== null));
}

/** The fields that only some faults have; a row without them is as it was before they existed. */
function extrasOf(body: Input, wrong: WrongBody | null): Partial<FaultRow> {
  const headers = headersIn(body);
  const words = (['name', 'persona', 'client_key'] as const).map((field) => [field, textOf(body, field)] as const);
  return {
    ...numbersOf(body),
    ...Object.fromEntries(words.filter(([, word]) => word)),
    ...(headers ? { headers } : {}),
    ...(flagOf(body, 'throttle') === true ? { throttle: true } : {}),
    ...(flagOf(body, 'hold') === true ? { hold: true } : {}),
    ...(flagOf(body, 'paused') === true ? { paused: true } : {}),
    ...(wrong ? { wrong } : {}),
  };
}

/** The fields of a fault that somebody can give. */
export const faultFields: readonly string[] = [
  'name',
  'operation_id',
  'path',
  'method',
  'persona',
  'client_key',
  'body',
  'headers',
  'wrong',
  ...flags,
  ...numbers.map(([field]) => field),
];

/** Whether a call that the fault matches goes another way than without it. */
const hasEffect = (fault: NewRow<FaultRow>): boolean =>
  fault.status !== null ||
  fault.body !== null ||
  fault.delay_ms > 0 ||
  fault.drop ||
  ['spread_ms', 'headers', 'throttle', 'hold', 'bytes_per_second', 'cut_after', 'wrong'].some((name) => name in fault);

/** Reads a fault as the console and its API take it. */
export function faultIn(body: Input): FaultInput {
  const wrong = wrongIn(body);
  if (wrong === 'bad') return { problem: `wrong.kind must be one of: ${wrongKinds.join(', ')}.` };
  const problem = numberProblem(body) ?? flagProblem(body);
  if (problem !== null) return { problem };
  const path = textOf(body, 'path');
  if (path !== null && !/^(\/|\*)/.test(path))
    return { problem: 'path begins with a slash, such as /platform/funds/*.' };
  const fault = {
    operation_id: textOf(body, 'operation_id'),
    path,
    method: textOf(body, 'method'),
    status: numberOf(body, 'status'),
    body: asJson(body['body']),
    delay_ms: numberOf(body, 'delay_ms') ?? 0,
    drop: flagOf(body, 'drop') ?? false,
    times: numberOf(body, 'times'),
    ...extrasOf(body, wrong),
  };
  return hasEffect(fault)
    ? { fault }
    : { problem: 'This fault changes nothing. Give a status, a delay_ms, drop, hold, throttle or wrong.' };
}
