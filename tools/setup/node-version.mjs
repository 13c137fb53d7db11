// The Node that runs the scripts of this repository, see docs/decisions/0011-the-node-that-runs-the-scripts.md. Plain
// JavaScript without dependencies, because it runs before they are installed; its types are in node-version.d.mts.

/** The range of Node versions that the installed packages need, copied from the strictest one (jsdom). */
export const NEEDED_NODE = '^22.22.2 || ^24.15.0 || >=26.0.0';

const numbersOf = (version) => version.split('.').map(Number);

/** Whether a version is equal to or newer than the other one. */
function isAtLeast(version, other) {
  const at = other.findIndex((number, place) => number !== version[place]);
  return at === -1 || (version[at] ?? 0) > (other[at] ?? 0);
}

/** Whether a Node version is in a range of `^` and `>=` parts. */
export function fitsNode(version, range = NEEDED_NODE) {
  return range.split('||').some((part) => {
    const [, sign, from = ''] = /^\s*(\^|>=)(\S+)\s*$/.exec(part) ?? [];
    const [wanted, given] = [numbersOf(from), numbersOf(version)];
    return isAtLeast(given, wanted) && (sign === '>=' || given[0] === wanted[0]);
  });
}

/** The name of the package with Node for a machine; it may not exist. */
export const nodePackageOf = (platform, arch) => `node-${platform === 'win32' ? 'win' : platform}-${arch}`;
