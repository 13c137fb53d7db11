/** The website of a provider when it is a page of the web; null for anything else, such as a script. */
export function safeWebsite(website: string | null): string | null {
  if (website === null) return null;
  try {
    const { protocol, href } = new URL(website.includes('://') ? website : `https://${website}`);
    return protocol === 'https:' || protocol === 'http:' ? href : null;
  } catch {
    return null;
  }
}
