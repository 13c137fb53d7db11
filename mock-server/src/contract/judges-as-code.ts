import standaloneCode from 'ajv/dist/standalone/index.js';
import type { Contract } from './contract.ts';
import { NamedParts } from './named-parts.ts';

/** Ajv writes `require` in modules too, where there is none. */
function withImports(code: string): string {
  const names = new Map<string, string>();
  const body = code.replaceAll(/require\("([^"]+)"\)/g, (_, from: string) => {
    const name = names.get(from) ?? `runtime${names.size}`;
    names.set(from, name);
    return name;
  });
  return [...names].map(([from, name]) => `import ${name} from ${JSON.stringify(from)};`).join('\n') + body;
}

/**
 * The quick judges of all bodies of a description as a module that exports `readyJudges`, so that a program need not make them while
 * somebody waits for the first answer.
 */
export function judgesAsCode(contract: Contract): string {
  const parts = new NamedParts(contract.document, { allErrors: false, verbose: false, asCode: true });
  const judges = [...new Set(contract.bodies())].map((pointer, number) => ({
    pointer,
    word: `judge${number}`,
    name: parts.nameOf(pointer),
  }));
  const code = standaloneCode(parts.ajv, Object.fromEntries(judges.map(({ word, name }) => [word, name])));
  const known = judges.map(({ pointer, word }) => `${JSON.stringify(pointer)}: ${word}`);
  return `${withImports(code)}\nconst judges = {${known.join(',')}};\nexport const readyJudges = (pointer) => judges[pointer];\n`;
}
