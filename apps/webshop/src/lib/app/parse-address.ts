import { isWebPage } from '@stadstegoed/core/pages/outside-address.ts';

/** An address with a scheme and a host of its own; null for anything else. Browsers of before 2024 have no `URL.canParse`. */
export function parseAddress(address: string): URL | null {
  try {
    return new URL(address);
  } catch {
    return null;
  }
}

/** The address of a page of the web for a link, as a browser writes it; null for anything else, such as a script. */
export function toWebPage(address: string): string | null {
  const url = parseAddress(address);
  return url !== null && isWebPage(url) ? url.href : null;
}
