import { listOf, objectOf, queryOf, textOf, tidy } from '../../src/contract/input.ts';
import type { Input } from '../../src/contract/input.ts';
import type { FieldErrors } from '../../src/contract/refusal.ts';
import type { Contract, Operation } from '../../src/contract/contract.ts';
import { textOfBody } from '../../src/database/request-log.ts';
import type { KeptBody, LoggedRequest } from '../../src/database/request-log.ts';

/** A request against the description: the fields that do not fit it, with why. */
type RequestValidation = { readonly fits: boolean | null; readonly fields: { readonly [field: string]: string } };

/** An answer against the description. `fits` is null when there was nothing to check. */
type AnswerValidation = { readonly fits: boolean | null; readonly differences: readonly string[] };

/** Both sides of a call against the description. */
export type ValidationResult = {
  /** `request`: the client left the description; `answer`: the mock platform did; `fault`: a fault answered. */
  readonly word: 'described' | 'request' | 'answer' | 'fault' | 'unchecked';
  readonly request: RequestValidation;
  readonly answer: AnswerValidation;
};

/** The JSON of a kept body; undefined when it is none. */
export function jsonOf(body: KeptBody): unknown {
  try {
    return JSON.parse(textOfBody(body) ?? '');
  } catch {
    return undefined;
  }
}

/** The query of an address; a name that stands there twice is a list. */
export function queryIn(url: string): Input {
  const read: { [name: string]: unknown } = {};
  for (const [name, value] of new URLSearchParams(url.split('?')[1] ?? '')) {
    const known = read[name];
    if (known === undefined) read[name] = value;
    else read[name] = Array.isArray(known) ? [...known, value] : [known, value];
  }
  return read;
}

const inEnglish = (errors: FieldErrors): RequestValidation['fields'] =>
  Object.fromEntries(
    Object.entries(errors).map(([field, sentences]) => [field, sentences.map(({ en }) => en).join(' ')]),
  );

function bodyOf({ sent }: LoggedRequest): Input | null {
  if (sent.body.kind === 'left_out') return null;
  return objectOf(tidy(sent.body.kind === 'form' ? sent.body.fields : jsonOf(sent.body)));
}

function requestValidation(contract: Contract, operation: Operation, entry: LoggedRequest): RequestValidation {
  const { errors } = contract.checkQuery(operation, queryOf(queryIn(entry.url)));
  const body = bodyOf(entry);
  const fields = inEnglish({ ...errors, ...(body === null ? {} : contract.checkBody(operation, body)) });
  return { fits: Object.keys(fields).length === 0, fields };
}

/** A text that is no longer kept was held against the description when it left, or it would have been a 500. */
const wasChecked = ({ status, answer: { body } }: LoggedRequest): boolean =>
  status !== 0 && status !== 400 && body.kind === 'left_out' && body.why !== 'binary';

/** Why the mock platform itself broke off. */
function reasonsIn(body: unknown): readonly string[] {
  const told = listOf(objectOf(body), 'differences').map(String);
  return told.length > 0 ? told : [textOf(objectOf(body), 'reason') ?? 'Server Error'];
}

function answerValidation(
  { contract, isChecking }: Validator,
  operation: Operation,
  entry: LoggedRequest,
): AnswerValidation {
  const body = jsonOf(entry.answer.body);
  if (entry.status === 500 && entry.fault_id === null) return { fits: false, differences: reasonsIn(body) };
  if (entry.status === 0 || (body === undefined && entry.answer.body.kind !== 'none')) {
    return { fits: wasChecked(entry) && isChecking ? true : null, differences: [] };
  }
  const differences = contract.checkAnswer(operation, entry.status, body);
  return { fits: differences === null, differences: differences ?? [] };
}

function wordOf(entry: LoggedRequest, request: RequestValidation, answer: AnswerValidation): ValidationResult['word'] {
  if (entry.fault_id !== null) return 'fault';
  if (answer.fits === false) return 'answer';
  if (request.fits === false) return 'request';
  return answer.fits === null ? 'unchecked' : 'described';
}

const unchecked: ValidationResult = {
  word: 'unchecked',
  request: { fits: null, fields: {} },
  answer: { fits: null, differences: [] },
};

const known = new WeakMap<LoggedRequest, ValidationResult>();

/** The description, and whether the mock platform holds each answer against it by itself. */
export type Validator = { readonly contract: Contract; readonly isChecking: boolean };

/** Holds a logged request against the description. It is done when somebody asks, so that logging costs nothing. */
export function validationOf(validator: Validator, entry: LoggedRequest): ValidationResult {
  const { contract } = validator;
  const before = known.get(entry);
  if (before) return before;
  const operation = contract.operations.find(({ id }) => id === entry.operation_id);
  if (!operation) return unchecked;
  const request = requestValidation(contract, operation, entry);
  const answer = answerValidation(validator, operation, entry);
  const validation = { word: wordOf(entry, request, answer), request, answer };
  known.set(entry, validation);
  return validation;
}
