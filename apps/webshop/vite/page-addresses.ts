import { allPaths } from '../src/routes/paths.ts';
import { SCREEN_NAMES } from '../src/routes/screens.ts';

/** A token in an address may contain a point; an id does not, so an address that ends like a file is not a page. */
const PARAMETERS: readonly (readonly [parameter: RegExp, pattern: string])[] = [
  [/:token\b/g, '[^/]+'],
  [/:\w+/g, '[^/.]+'],
];

/** The pattern of each address of the shop, made from the table of screens. Like the router it ignores case and a last slash. */
export const PAGE_PATTERNS: readonly string[] = [...new Set(SCREEN_NAMES.flatMap(allPaths))].map((path) => {
  const pattern = PARAMETERS.reduce((text, [parameter, value]) => text.replaceAll(parameter, value), path);
  return path === '/' ? '^/$' : `^${pattern}/?$`;
});

const PAGES = PAGE_PATTERNS.map((pattern) => new RegExp(pattern, 'i'));

/** Whether a screen of the shop has this address. Every other address is answered with 404. */
export const isPageAddress = (path: string): boolean => PAGES.some((page) => page.test(path));
