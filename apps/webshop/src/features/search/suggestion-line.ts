import { streetOf } from '@stadstegoed/core/providers/office.ts';
import type { Found, FoundProvider } from '@stadstegoed/core/search/search.ts';

/** The second line of a suggestion; null when there is nothing to say. */
export function lineOf(found: Found): string | null {
  switch (found.kind) {
    case 'funds':
      return found.fund.descriptionShort ?? found.text;
    case 'products':
      return found.product.organization.name;
    case 'providers':
      return providerLine(found);
  }
}

/** "Badlaan 8 · Zwembad". */
function providerLine({ offices, businessType }: FoundProvider): string | null {
  const [office] = offices;
  const street = office === undefined ? null : streetOf(office.address);
  return [street, businessType].filter((part) => part !== null).join(' · ') || null;
}
