import { readFileSync } from 'node:fs';

interface Interaction {
  readonly description: string;
  readonly request: object;
  readonly response: object;
}

/** Every value of a part of an interaction, as `response.body.content.data.id: 1`. */
function linesOf(value: unknown, path: string): readonly string[] {
  if (typeof value !== 'object' || value === null) return [`${path}: ${JSON.stringify(value)}`];
  const entries = Object.entries(value);
  return entries.length === 0 ? [`${path}: none`] : entries.flatMap(([key, one]) => linesOf(one, `${path}.${key}`));
}

/** What the old pact expects and the new one does not, a line each: whole interactions, fields, values and rules. */
export function droppedExpectations(before: readonly Interaction[], after: readonly Interaction[]): readonly string[] {
  return before.flatMap(({ description, request, response }) => {
    const now = after.find((one) => one.description === description);
    if (now === undefined) return [`${description}: the interaction is gone`];
    const expected = new Set(linesOf({ request: now.request, response: now.response }, ''));
    const dropped = linesOf({ request, response }, '').filter((line) => !expected.has(line));
    return dropped.map((line) => `${description}: ${line.slice(1)}`);
  });
}

/** `node contracts/compare-pacts.ts <before> <after>` prints the dropped expectations of two pacts as a list in Markdown. */
if (import.meta.main) {
  const [before = [], after = []] = process.argv.slice(2).map((file) => {
    const { interactions }: { interactions: readonly Interaction[] } = JSON.parse(readFileSync(file, 'utf8'));
    return interactions;
  });
  const dropped = droppedExpectations(before, after);
  const lines = [
    `The pact drops ${dropped.length} expectations of the pact before.`,
    ...dropped.map((line) => `- ${line}`),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}
