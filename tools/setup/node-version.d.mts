/** What the installed packages need, as a range of Node versions. */
export const NEEDED_NODE: string;
/** Whether a version such as `24.15.0` fits a range of `^` and `>=` parts; without one, what the packages need. */
export function fitsNode(version: string, range?: string): boolean;
/** The package that ships Node for a machine (`process.platform`, `process.arch`), whether or not there is one. */
export function nodePackageOf(platform: string, arch: string): string;
