import type { Requirement } from './proofs.ts';

/** The headings of a page, in the order of the page, by the kind of the requirements under them. */
const HEADINGS: ReadonlyMap<string, string> = new Map([
  ['screen', 'Screens'],
  ['state', 'States'],
  ['transition', 'Transitions'],
  ['rule', 'Rules'],
  ['control', 'Controls'],
  ['message', 'Messages'],
  ['text', 'Texts'],
  ['limit', 'Limits'],
  ['flag', 'Settings'],
  ['call', 'Calls'],
]);

const asTitle = (feature: string): string => `${feature.charAt(0).toUpperCase()}${feature.slice(1).replace('-', ' ')}`;

/** The page of a feature, with the ids as anchors. */
function featurePage(feature: string, requirements: readonly Requirement[]): string {
  const sections = [...HEADINGS].flatMap(([kind, heading]) => {
    const lines = requirements
      .filter((requirement) => requirement.kind === kind)
      .map(({ id, text }) => `- <a id="${id}"></a>**${id}** ${text.replaceAll(/[<>*]/g, String.raw`\$&`)}`);
    return lines.length === 0 ? [] : [`## ${heading}`, '', ...lines, ''];
  });
  return [`# ${asTitle(feature)}`, '', 'Made by `npm run spec` from requirements.yaml.', '', ...sections].join('\n');
}

/** The pages of the features by file name, and the requirements whose kind has no heading. */
export function featurePages(requirements: readonly Requirement[]): {
  readonly pages: ReadonlyMap<string, string>;
  readonly problems: readonly string[];
} {
  const features = new Set(requirements.map(({ feature }) => feature));
  const pageOf = (name: string): string =>
    featurePage(
      name,
      requirements.filter(({ feature }) => feature === name),
    );
  return {
    pages: new Map([...features].map((name) => [`${name}.md`, pageOf(name)])),
    problems: requirements
      .filter(({ kind }) => !HEADINGS.has(kind))
      .map(({ id, kind }) => `${id} has the unknown kind ${kind}.`),
  };
}
