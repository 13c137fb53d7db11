import { parseAddress } from '../../../lib/app/parse-address.ts';

/** The website of a provider when it is a page of the web; null for anything else, such as a script. */
export function safeWebsite(website: string | null): string | null {
  if (website === null) return null;
  const address = parseAddress(website.includes('://') ? website : `https://${website}`);
  return address?.protocol === 'https:' || address?.protocol === 'http:' ? address.href : null;
}
