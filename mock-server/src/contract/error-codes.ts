import { listOf, objectOf, textOf } from './input.ts';
import type { Input } from './input.ts';
import type { Contract, Operation } from './contract.ts';

const isCode = (text: string | null): text is string => text !== null && /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(text);

/** The code by which a client tells a refusal from others: the field `error`, else a message that is no sentence. */
export function errorCodeIn(body: unknown): string | null {
  const input = objectOf(body);
  const codes = [textOf(input, 'error'), textOf(input, 'message')];
  return codes.find(isCode) ?? null;
}

const at = (document: Input, reference: string): unknown =>
  reference
    .slice(2)
    .split('/')
    .reduce<unknown>((value, part) => objectOf(value)[part.replaceAll('~1', '/').replaceAll('~0', '~')], document);

function resolved(document: Input, value: unknown): Input {
  const input = objectOf(value);
  const reference = textOf(input, '$ref');
  return reference === null ? input : resolved(document, at(document, reference));
}

function examplesIn(document: Input, answer: Input): readonly unknown[] {
  const media = objectOf(objectOf(answer['content'])['application/json']);
  const named = Object.values(objectOf(media['examples'])).map((one) => resolved(document, one)['value']);
  return [media['example'], ...named];
}

/** Words that the schema of a refusal gives `error` and `message`. */
function choicesIn(document: Input, schema: unknown): readonly string[] {
  const one = resolved(document, schema);
  const own = ['error', 'message'].flatMap((name) => {
    const field = resolved(document, objectOf(one['properties'])[name]);
    return [...listOf(field, 'enum'), field['const']].filter((word): word is string => typeof word === 'string');
  });
  const parts = [...listOf(one, 'anyOf'), ...listOf(one, 'oneOf'), ...listOf(one, 'allOf')];
  return [...own, ...parts.flatMap((part) => choicesIn(document, part))].filter(isCode);
}

/** The codes that the description names for one refusal. */
export function describedCodes(contract: Contract, operation: Operation, status: string): readonly string[] {
  if (Number(status) < 400) return [];
  const { document } = contract;
  const answer = resolved(document, objectOf(operation.details['responses'])[status]);
  const media = objectOf(objectOf(answer['content'])['application/json']);
  const shown = examplesIn(document, answer).map(errorCodeIn).filter(isCode);
  return [...new Set([...shown, ...choicesIn(document, media['schema'])])].toSorted();
}
