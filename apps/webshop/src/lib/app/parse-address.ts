/** An address with a scheme and a host of its own; null for anything else. Browsers of before 2024 have no `URL.canParse`. */
export function parseAddress(address: string): URL | null {
  try {
    return new URL(address);
  } catch {
    return null;
  }
}
