import { fileURLToPath } from 'node:url';
import { loadVariant } from '@stadstegoed/variants/load.ts';
import type { HomeSectionName } from '@stadstegoed/variants/schema.ts';

/** The file in features/home and the component of each section. */
const SECTIONS: Readonly<Record<HomeSectionName, readonly [file: string, component: string]>> = {
  facts: ['home-facts.view.tsx', 'HomeFacts'],
  how: ['home-how.view.tsx', 'HowItWorks'],
  steps: ['home-steps.view.tsx', 'HomeSteps'],
  topics: ['home-topics.view.tsx', 'HomeTopics'],
  funds: ['home-funds.view.tsx', 'HomeFunds'],
  offers: ['home-samples.view.tsx', 'HomeProducts'],
  actions: ['home-samples.view.tsx', 'HomeActions'],
  help: ['home-help.view.tsx', 'HelpBlock'],
};

/** The sections with something to choose. The first of them has a coloured background. */
const CHOICES: readonly HomeSectionName[] = ['topics', 'funds', 'offers', 'actions'];

const fileOf = (name: string): string => fileURLToPath(new URL(`../src/features/home/${name}`, import.meta.url));

/**
 * The source of `virtual:home` for one variant: the sections of home that it lists, in its order. A section that it does
 * not list is not imported, so that its code is not part of the build.
 */
export function homeSource(key: string): string {
  const { sections } = loadVariant(key).variant.home;
  const band = sections.find((name) => CHOICES.includes(name));
  return [
    ...sections.map((name) => `import { ${SECTIONS[name][1]} } from ${JSON.stringify(fileOf(SECTIONS[name][0]))};`),
    'export const sections = [',
    ...sections.map((name) => `  { name: '${name}', Section: ${SECTIONS[name][1]}, isBand: ${name === band} },`),
    '];',
  ].join('\n');
}

/** The source of `virtual:drawings` for one variant: the skyline of its banner and the icons of its three facts. */
export function drawingsSource(key: string): string {
  const { skyline, variant } = loadVariant(key);
  const icons = variant.home.facts.map(
    (name) => `Icon${name.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())}`,
  );
  return [
    ...new Set(icons.map((icon) => `import ${icon} from '@tabler/icons-react/dist/esm/icons/${icon}.mjs';`)),
    `export const skyline = ${JSON.stringify(skyline)};`,
    `export const factIcons = [${icons.join(', ')}];`,
  ].join('\n');
}
