import standaloneCode from 'ajv/dist/standalone/index.js';
import { objectOf } from './input.ts';
import type { Contract } from './contract.ts';
import { NamedParts } from './named-parts.ts';

/** The quick validator of one body, as the text of a CommonJS file. */
export type CompiledValidator = { readonly pointer: string; readonly code: string };

/** What explains a schema to people; a validator as code would carry it along. */
const explanations = new Set(['description', 'title', 'summary', 'example', 'examples']);

/** A schema without what explains it. A property that happens to be named `title` is a schema itself, so it stays. */
function unexplained(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(unexplained);
  if (typeof schema !== 'object' || schema === null) return schema;
  const kept = Object.entries(schema).filter(([key, part]) => !(explanations.has(key) && typeof part === 'string'));
  return Object.fromEntries(kept.map(([key, part]) => [key, unexplained(part)]));
}

/**
 * The quick validators of all bodies of a description, each by itself with all that it needs: a program reads the few that its answers
 * need, and none has to be made while somebody waits for the first answer.
 */
export function compileValidators(contract: Contract): CompiledValidator[] {
  const document = objectOf(unexplained(contract.document));
  return [...new Set(contract.bodies())].map((pointer) => {
    const parts = new NamedParts(document, { allErrors: false, verbose: false, asCode: true });
    const { ajv } = parts;
    const validator = ajv.getSchema(parts.nameOf(pointer));
    if (!validator) throw new Error(`There is no schema at ${pointer}.`);
    return { pointer, code: standaloneCode(ajv, validator) };
  });
}
