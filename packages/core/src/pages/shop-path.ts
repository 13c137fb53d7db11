/** Tabs, line ends, spaces and other controls, which browsers leave out or read in their own way, and backslashes. */
const UNSAFE = /[\p{Cc}\p{Surrogate} \\]/u;
/** Slashes, backslashes and controls in disguise, for whatever decodes the path once more. */
const DISGUISED = /%(?:2f|5c|7f|[01][\da-f])/i;

/**
 * Reads a path of the shop as somebody else wrote it, in a mail or in an address, and gives it as a browser would understand
 * it: `/a/../b` is `/b`. Null when it is no path of the shop after that, such as `/..//elsewhere.example`. What is given has
 * one slash in front, no empty part, no dot segments and no characters that a browser reads in its own way.
 */
export function toShopPath(written: string): string | null {
  if (!written.startsWith('/') || UNSAFE.test(written)) return null;
  const { path, rest } = split(written);
  if (DISGUISED.test(path) || !isDecodable(path)) return null;
  const normalised = withoutDots(path);
  return normalised.includes('//') ? null : encode(normalised + rest);
}

/** The path, and the query and hash behind it. */
function split(written: string): { readonly path: string; readonly rest: string } {
  const end = written.search(/[?#]/);
  return end === -1 ? { path: written, rest: '' } : { path: written.slice(0, end), rest: written.slice(end) };
}

/** Follows dot segments as browsers do, also encoded ones; never above the root. */
function withoutDots(path: string): string {
  const kept: string[] = [];
  const segments = path.split('/').slice(1);
  for (const [index, segment] of segments.entries()) {
    const isLast = index === segments.length - 1;
    const dots = segment.replaceAll(/%2e/gi, '.');
    if (dots === '..') kept.pop();
    if (dots !== '..' && dots !== '.') kept.push(segment);
    else if (isLast) kept.push('');
  }
  return `/${kept.join('/')}`;
}

/** Whether the encoded characters of a path are characters: a router that decodes them must not stumble. */
function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** Encodes what an address may not hold as it is; what is encoded already stays. */
function encode(address: string): string {
  return address.replaceAll(/[^!-~]+|["<>^`{|}]+/gu, encodeURIComponent);
}
