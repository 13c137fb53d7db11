import { streetOf } from '@stadstegoed/core/providers/office.ts';
import { excerptOf, isFoundIn } from '@stadstegoed/core/search/found-parts.ts';
import type { Found, FoundFund, FoundProvider } from '@stadstegoed/core/search/search.ts';

/** The second line of a suggestion; null when there is nothing to say. */
export function lineOf(found: Found, q: string): string | null {
  switch (found.kind) {
    case 'funds':
      return fundLine(found, q);
    case 'products':
      return found.product.organization.name;
    case 'providers':
      return providerLine(found);
  }
}

/** What a fund is for in a sentence; when the searched word is neither there nor in its name, an excerpt that has it. */
export function fundLine({ fund, name, text }: FoundFund, q: string): string | null {
  const line = fund.descriptionShort ?? text;
  if (line === null || text === null || isFoundIn(name, q) || isFoundIn(line, q)) return line;
  return excerptOf(text, q) ?? line;
}

/** "Badlaan 8 · Zwembad". */
function providerLine({ offices, businessType }: FoundProvider): string | null {
  const [office] = offices;
  const street = office === undefined ? null : streetOf(office.address);
  return [street, businessType].filter((part) => part !== null).join(' · ') || null;
}
