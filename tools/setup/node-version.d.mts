/** The range of Node versions that the installed packages need. */
export const NEEDED_NODE: string;
/** Whether a version such as `24.15.0` is in a range of `^` and `>=` parts; the default is NEEDED_NODE. */
export function fitsNode(version: string, range?: string): boolean;
/** The name of the package with Node for a machine (`process.platform`, `process.arch`); it may not exist. */
export function nodePackageOf(platform: string, arch: string): string;
