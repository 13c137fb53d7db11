// Which Node runs the scripts of this repository, see docs/decisions/0011-the-node-that-runs-the-scripts.md. Plain JavaScript
// without dependencies, because it runs before there are any; its types stand in node-version.d.mts.

/** What the installed packages need, in the words of the strictest of them (jsdom). */
export const NEEDED_NODE = '^22.22.2 || ^24.15.0 || >=26.0.0';

const numbersOf = (version) => version.split('.').map(Number);

/** Whether a version is the other one or newer. */
function isAtLeast(version, other) {
  const at = other.findIndex((number, place) => number !== version[place]);
  return at === -1 || (version[at] ?? 0) > (other[at] ?? 0);
}

/** Whether a version of Node fits a range of `^` and `>=` parts. */
export function fitsNode(version, range = NEEDED_NODE) {
  return range.split('||').some((part) => {
    const [, sign, from = ''] = /^\s*(\^|>=)(\S+)\s*$/.exec(part) ?? [];
    const [wanted, given] = [numbersOf(from), numbersOf(version)];
    return isAtLeast(given, wanted) && (sign === '>=' || given[0] === wanted[0]);
  });
}

/** The package that ships Node for a machine, whether or not there is one. */
export const nodePackageOf = (platform, arch) => `node-${platform === 'win32' ? 'win' : platform}-${arch}`;
