import { stableAddress } from '@stadstegoed/mock-server/fixtures/seed/values/seeded-values.ts';
import type { DeployedShop } from '../deployment/deployment.ts';
import { type Cost, type Screen, visit } from './phone.ts';

/** How often each screen is visited in each world, in turn: the best counts, because other load makes it slower. */
const TRIES = 3;

/** The worlds, each with its name in a table. */
const WORLDS = { 1: 'ordinary-tuesday', 10: 'ten-times', 50: 'fifty-times' } as const;

/** The screens whose cost can depend on how much there is, for residents who have most of it. */
const SCREENS: readonly (Omit<Screen, 'scenario'> & { readonly name: string })[] = [
  { name: 'home, resident', as: 'samira', path: '/', nl: /^Goede/, shows: /Toon de code/ },
  { name: 'vouchers', as: 'samira', path: '/tegoeden', nl: 'Tegoeden', shows: /Geldig tot en met/ },
  {
    name: 'voucher with most payments',
    as: 'gita',
    path: `/tegoeden/${stableAddress('voucher:kindtegoed-gita')}`,
    nl: 'Kindtegoed',
    shows: /Toon alle \d+ regels/,
    search: '#timeline-words',
  },
  { name: 'offers', as: 'samira', path: '/aanbod', nl: 'Aanbod', shows: /\d+ gevonden/ },
  { name: 'offer', as: 'samira', path: '/aanbod/201', nl: 'Zwemles voor diploma A', shows: 'Dit lijkt erop' },
  { name: 'funds', path: '/fondsen', nl: 'Regelingen', shows: 'Kindtegoed' },
  { name: 'fund', path: '/fondsen/1', nl: 'Kindtegoed', shows: 'Veelgestelde vragen' },
  { name: 'providers', path: '/aanbieders', nl: 'Aanbieders', shows: 'Atelier Kleurrijk' },
  { name: 'map', path: '/aanbieders?show_map=1', nl: 'Aanbieders', shows: 'Atelier Kleurrijk' },
  { name: 'reservations', as: 'gita', path: '/reserveringen', nl: 'Reserveringen', shows: /Bekijk/ },
  { name: 'reimbursements', as: 'gita', path: '/declaraties', nl: 'Declaraties', shows: 'Dit jaar terug' },
  { name: 'messages', as: 'gita', path: '/notifications', nl: 'Berichten', shows: /Reservering/ },
];

const MEASURES: readonly {
  readonly of: keyof Cost;
  readonly name: string;
  readonly show: (value: number) => string;
}[] = [
  { of: 'content', name: 'Content', show: (value) => `${(value / 1000).toFixed(2)} s` },
  { of: 'blocking', name: 'Blocking', show: (value) => `${value.toFixed(0)} ms` },
  { of: 'bytes', name: 'Bytes', show: (value) => `${(value / 1000).toFixed(0)} kB` },
  { of: 'nodes', name: 'Nodes', show: String },
  { of: 'heap', name: 'Heap', show: (value) => `${(value / 1_000_000).toFixed(1)} MB` },
  { of: 'key', name: 'Key in search', show: (value) => (value === 0 ? '' : `${value.toFixed(0)} ms`) },
];

/** The best value of the visits that saw the content. */
const best = (costs: readonly Cost[], of: keyof Cost): number =>
  Math.min(...costs.filter(({ content }) => !Number.isNaN(content)).map((cost) => cost[of]));

/** Visits the screens in worlds of these sizes, and prints a line for each; has no budgets: what it shows is the growth. */
export async function reportGrowth(site: DeployedShop, sizes: readonly (keyof typeof WORLDS)[]): Promise<void> {
  const heads = MEASURES.flatMap(({ name }) => sizes.map((size) => `${name}, ${size} ×`));
  console.log(`\n## Growth\n\n| Screen | ${heads.join(' | ')} |\n|${' --- |'.repeat(heads.length + 1)}`);
  for (const screen of SCREENS) {
    const visits = sizes.map((size): { scenario: string; costs: Cost[] } => ({ scenario: WORLDS[size], costs: [] }));
    for (let tries = 0; tries < TRIES; tries += 1) {
      for (const { scenario, costs } of visits)
        costs.push(await visit(site, { ...screen, scenario }, { isSlow: true }));
    }
    const cells = MEASURES.flatMap(({ of, show }) => visits.map(({ costs }) => show(best(costs, of))));
    console.log(`| ${screen.name} | ${cells.join(' | ')} |`);
  }
}
