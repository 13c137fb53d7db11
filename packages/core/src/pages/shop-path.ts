import { LONGEST } from '../shared/longest.ts';

/** Whitespace and control characters, which browsers drop or reinterpret, and backslashes. */
const UNSAFE = /[\p{Cc}\p{Surrogate} \\]/u;
/** Encoded slashes, backslashes and control characters, which a second decoding would reveal. */
const DISGUISED = /%(?:2f|5c|7f|[01][\da-f])/i;

/**
 * Parses an untrusted path of the shop, from a mail or a URL, and normalises it as a browser does: `/a/../b` is `/b`.
 * Null when the result is not a path of the shop, such as `/..//elsewhere.example`. The result starts with one slash
 * and has no empty parts, no dot segments and no characters that browsers reinterpret.
 */
export function toShopPath(written: string): string | null {
  if (written.length > LONGEST.address || !written.startsWith('/') || UNSAFE.test(written)) return null;
  const { path, rest } = split(written);
  if (DISGUISED.test(path) || !isDecodable(path)) return null;
  const normalised = withoutDots(path);
  return normalised.includes('//') ? null : encode(normalised + rest);
}

/** Splits a text into the path and the rest: query and hash. */
function split(written: string): { readonly path: string; readonly rest: string } {
  const end = written.search(/[?#]/);
  return end === -1 ? { path: written, rest: '' } : { path: written.slice(0, end), rest: written.slice(end) };
}

/** Resolves dot segments as browsers do, including encoded ones; never above the root. */
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

/** Whether the encoded characters of a path are valid, so that decoding in the router does not throw. */
function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** Encodes characters that are not allowed in a URL; encoded characters stay. */
function encode(address: string): string {
  return address.replaceAll(/[^!-~]+|["<>^`{|}]+/gu, encodeURIComponent);
}
