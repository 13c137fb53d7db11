import { catalogue } from '@stadstegoed/mock-server/fixtures/catalogue.ts';

/** A pact, as far as its states need it. */
export interface Pact {
  readonly interactions: readonly Interaction[];
}

interface Interaction {
  readonly providerStates?: readonly { readonly name: string; readonly params?: Readonly<Record<string, unknown>> }[];
  readonly request: { readonly path: string; readonly query?: object; readonly body?: { readonly content?: unknown } };
}

/** The ids that a request sends and its state does not give: addresses in its path, and the values of `..._id` elsewhere. */
function idsOf({ path, query = {}, body }: Interaction['request']): readonly string[] {
  const inPath = [...path.matchAll(/([a-z-]+)\/(0x[0-9a-f]+)(?=\/|$)/g)].map(([, of, id]) => `${of} ${id}`);
  const sent = JSON.stringify([query, body?.content ?? {}]).matchAll(/"(\w+_id)":\[?"?(\d+)/g);
  return [...inPath, ...[...sent].map(([, of, id]) => `${of} ${id}`)];
}

const unique = (values: readonly string[]): string => [...new Set(values)].toSorted().join(', ');

const HEAD = `# The states of the pact

The hook for states sets each before a request, with its parameters; \`persona\` is who is signed in. A parameter that ends in \`_id\` is a
row of the request's path: the hook answers with its own id under that name. What stands in "no state" needs no hook. The other ids are
the examples of the shop: a platform has them, or says so when it verifies.

| State | What is true | Parameters | Ids in requests | Interactions |
| --- | --- | --- | --- | --- |
`;

/** The states of a pact as a page in Markdown: what is true in each, its parameters, the ids that its requests send. */
export function statesPage(interactions: Pact['interactions']): string {
  const stateOf = ({ providerStates = [] }: Interaction) => providerStates[0] ?? { name: 'no state' };
  const rows = [...new Set(interactions.map((one) => stateOf(one).name))].toSorted().map((name) => {
    const all = interactions.filter((one) => stateOf(one).name === name);
    const sentence = catalogue.scenarios.get(name)?.sentence ?? 'Any platform with funds, offers and providers.';
    const params = unique(
      all.flatMap((one) => Object.entries(stateOf(one).params ?? {})).map((pair) => pair.join(': ')),
    );
    const ids = unique(all.flatMap(({ request }) => idsOf(request)));
    return `| ${name} | ${sentence} | ${params} | ${ids} | ${all.length} |\n`;
  });
  return HEAD + rows.join('');
}
