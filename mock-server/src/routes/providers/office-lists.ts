import type { Language } from '../../contract/language.ts';
import { listOf } from '../../database/lists.ts';
import { IncrementalIndex, watch } from '../../database/incremental-index.ts';
import type { FundRow } from '../../database/tables/funds.ts';
import type { OfficeRow } from '../../database/tables/tenants.ts';
import type { World } from '../../database/world.ts';
import { hasText, isAccepted, textsOfOrganization } from './provider-lists.ts';

/** Which branches are asked; without funds it does not matter whether their organisation is accepted. */
export type OfficeFilter = {
  readonly funds: readonly FundRow[] | null;
  readonly words: string;
  readonly language: Language;
};

export type OfficeEntry = { readonly id: number; readonly row: OfficeRow };

function textsOf(world: World, row: OfficeRow, language: Language): string[] {
  const organization = world.table('organizations').get(row.organization_id);
  return [row.address, ...(organization ? textsOfOrganization({ world, language }, organization) : [])];
}

function isAsked(world: World, row: OfficeRow, { funds, words, language }: OfficeFilter): boolean {
  if (funds !== null && !isAccepted(world, row.organization_id, funds)) return false;
  return words === '' || hasText(textsOf(world, row, language), words);
}

/** Branches, in order of id. */
export function officeList(world: World, filter: OfficeFilter): IncrementalIndex<OfficeEntry> {
  const { funds, words, language } = filter;
  const key = JSON.stringify([funds?.map(({ id }) => id) ?? null, words, words === '' ? '' : language]);
  return listOf(world, `offices ${key}`, () => {
    const offices = world.table('offices');
    const ofOrganization = (id: number): number[] => offices.where('organization_id', id).map((row) => row.id);
    const entry = (row: OfficeRow | undefined): OfficeEntry | null =>
      row && isAsked(world, row, filter) ? { id: row.id, row } : null;
    return new IncrementalIndex<OfficeEntry>({
      isSorted: true,
      entries: () =>
        offices
          .all()
          .map(entry)
          .filter((found) => found !== null),
      entry: (id) => entry(offices.get(id)),
      compare: (one, other) => one.id - other.id,
      watches: [
        watch(offices, (row) => [row.id]),
        watch(world.table('organizations'), (row) => ofOrganization(row.id)),
        watch(world.table('fund_providers'), (row) => ofOrganization(row.organization_id)),
        watch(world.table('business_types'), () => 'all'),
      ],
    });
  });
}
