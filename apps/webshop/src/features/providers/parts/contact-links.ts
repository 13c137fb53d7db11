import { toWebPage } from '../../../lib/app/parse-address.ts';

/** The website of a provider when it is a page of the web; null for anything else, such as a script. */
export function safeWebsite(website: string | null): string | null {
  if (website === null) return null;
  return toWebPage(website.includes('://') ? website : `https://${website}`);
}
