import type { Cents } from '../../tables/row.ts';

/** What a resident pays when the sponsor pays a part: never less than nothing. */
export const userPrice = (price: Cents, sponsorPays: Cents): Cents => Math.max(price - sponsorPays, 0);

/** Lowest and highest user price over the subsidies funds of a tenant; the plain price without any. */
export function priceRange(price: Cents, sponsorPays: readonly Cents[]): { readonly min: Cents; readonly max: Cents } {
  if (sponsorPays.length === 0) return { min: price, max: price };
  return { min: userPrice(price, Math.max(...sponsorPays)), max: userPrice(price, Math.min(...sponsorPays)) };
}

/** How often a resident can still take an offer; null is without a limit. */
export function limitAvailable(limits: {
  readonly total: number | null;
  readonly perIdentity: number | null;
  readonly usedTotal: number;
  readonly usedByIdentity: number;
  readonly multiplier: number;
}): number | null {
  const left = [
    ...(limits.total === null ? [] : [limits.total - limits.usedTotal]),
    ...(limits.perIdentity === null ? [] : [limits.perIdentity * limits.multiplier - limits.usedByIdentity]),
  ];
  return left.length === 0 ? null : Math.max(0, Math.min(...left));
}
