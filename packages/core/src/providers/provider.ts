import type { Office } from './office.ts';
import { type Position } from './position.ts';
import { kilometresBetween } from './distance.ts';
import type { Picture } from '../shared/picture.ts';

/** A kind of organisation, such as a swimming pool; the name is in the language of the request. */
export interface BusinessType {
  readonly id: string;
  readonly name: string;
}

/** An organisation where residents can use their vouchers. What it keeps private is null. */
export interface Provider {
  readonly id: string;
  readonly name: string;
  /** Server HTML; render only with the sanitising `RichText`. Empty without a description. */
  readonly descriptionHtml: string;
  readonly businessType: BusinessType | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly website: string | null;
  readonly logo: Picture | null;
  readonly offices: readonly Office[];
}

/** Page size of the list. */
export const PROVIDERS_PER_PAGE = 10;

/** Page size where all providers are read, for the map (PV-028); the further pages are read too (reading 54). */
export const PROVIDERS_ON_MAP = 1000;

/** Page size of the business types (PV-029). */
export const BUSINESS_TYPES_PER_PAGE = 9999;

/** Zoom of the map of providers (PV-031). */
export const PROVIDERS_MAP_ZOOM = 11;

/** Number of products and of subsidies on the page of a provider (PV-017). */
export const PRODUCTS_OF_PROVIDER = 3;

/**
 * The office that stands for a provider in a list: the nearest one when a place is known, otherwise the first. An office that
 * receives residents goes before one that does not. Null for a provider without offices.
 */
export function mainOffice(offices: readonly Office[], from: Position | null): Office | null {
  const distanceOf = ({ position }: Office): number =>
    from === null || position === null ? Number.POSITIVE_INFINITY : kilometresBetween(from, position);
  const rank = (office: Office): number => (office.state === 'active' ? 0 : 1);
  const sorted = [...offices].sort(
    (one, other) => rank(one) - rank(other) || compare(distanceOf(one), distanceOf(other)),
  );
  return sorted[0] ?? null;
}

/** Two unknown distances are equal. */
function compare(one: number, other: number): number {
  return one === other ? 0 : one - other;
}
