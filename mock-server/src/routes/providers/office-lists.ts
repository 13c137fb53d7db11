import type { Language } from '../../http/language.ts';
import type { FundRow } from '../../tables/funds.ts';
import type { OfficeRow } from '../../tables/organizations.ts';
import type { World } from '../../world/world.ts';
import { hasText, isAccepted, textsOfOrganization } from './provider-lists.ts';

/** Which branches are asked; without funds it does not matter whether their organisation is accepted. */
export type OfficeFilter = {
  readonly funds: readonly FundRow[] | null;
  readonly words: string;
  readonly language: Language;
};

function textsOf(world: World, row: OfficeRow, language: Language): string[] {
  const organization = world.table('organizations').get(row.organization_id);
  return [row.address, ...(organization ? textsOfOrganization({ world, language }, organization) : [])];
}

function isAsked(world: World, row: OfficeRow, { funds, words, language }: OfficeFilter): boolean {
  if (funds !== null && !isAccepted(world, row.organization_id, funds)) return false;
  return words === '' || hasText(textsOf(world, row, language), words);
}

/** Branches, in order of id. */
export const officeList = (world: World, filter: OfficeFilter): readonly OfficeRow[] =>
  world
    .table('offices')
    .all()
    .filter((row) => isAsked(world, row, filter));
