import { objectOf } from '../input.ts';
import type { Got } from './harness.ts';

/** An answer in one line: its status, and of a refusal its message, or each field with what is wrong there. */
export function outcomeOf({ status, body }: Got): string {
  if (status < 400) return String(status);
  const { errors, message } = objectOf(body);
  const fields = Object.entries(objectOf(errors)).map(([field, said]) => `${field}: ${[said].flat().join(' ')}`);
  return `${status} ${fields.length > 0 ? fields.join(' ') : String(message)}`;
}

/** The same of several calls, which are made one after the other. */
export async function outcomesOf(...calls: readonly (() => Promise<Got>)[]): Promise<readonly string[]> {
  const outcomes: string[] = [];
  for (const call of calls) outcomes.push(outcomeOf(await call()));
  return outcomes;
}

/** The status of an answer and the fields that it refuses. */
export const refusedFields = (got: Got): readonly unknown[] => [got.status, ...Object.keys(objectOf(got.at('errors')))];
