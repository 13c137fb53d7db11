import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';
import { BUILT_INS, type BuiltIn, EXPRESSIONS, lackedBy } from './built-ins.ts';
import type { Versions } from './promise.ts';

/** What a name stands for, with the browsers that lack it; none when it is not lacking. */
type Names = ReadonlyMap<string, readonly { readonly name: string; readonly browsers: readonly string[] }[]>;

/** The names by which a script reaches what browsers have. */
interface Dictionary {
  /** `structuredClone`. */
  readonly globals: Names;
  /** `print` of the window, when it is called. */
  readonly ofWindow: Names;
  /** `URL.canParse`. */
  readonly ofOwners: Names;
  /** `Navigator.share`, of the one object that the page has of a class. */
  readonly ofOnlyOnes: Names;
  /** `toSorted`, by its name only: a file does not say of what class a value is. */
  readonly ofValues: Names;
}

/** Leaves out the members of classes that the browsers lack: without a value of the class nobody calls them. */
function dictionaryFor(versions: Versions): Dictionary {
  const lacks = new Map(BUILT_INS.map((builtIn) => [builtIn, lackedBy(builtIn.compat, versions)]));
  const absent = new Set(
    BUILT_INS.filter((one) => one.owner === null && lacks.get(one)?.length).map(({ name }) => name),
  );
  const known = BUILT_INS.filter(({ owner, place }) => owner === null || place !== 'values' || !absent.has(owner));
  const by = (keyOf: (builtIn: BuiltIn) => string | null): Names => {
    const names = new Map<string, { name: string; browsers: readonly string[] }[]>();
    for (const builtIn of known) {
      const key = keyOf(builtIn);
      const entry = { name: builtIn.name, browsers: lacks.get(builtIn) ?? [] };
      if (key !== null) names.set(key, [...(names.get(key) ?? []), entry]);
    }
    return names;
  };
  return {
    globals: by(({ owner, member }) => (owner === null ? member : null)),
    ofWindow: by(({ owner, member }) => (owner === 'Window' ? member : null)),
    ofOwners: by(({ owner, member, place }) => (owner === null || place === 'values' ? null : `${owner}.${member}`)),
    ofOnlyOnes: by(({ owner, member, place }) => (owner === null || place === 'owner' ? null : `${owner}.${member}`)),
    ofValues: by(({ owner, member, place }) => (owner === null || place === 'owner' ? null : member)),
  };
}

const WINDOW = new Set(['globalThis', 'self', 'window']);
/** The class of an object of the page: `Navigator` of `navigator`. */
const classOf = (object: string): string =>
  WINDOW.has(object) ? 'Window' : object.charAt(0).toUpperCase() + object.slice(1);

/** Names of variables in a compressed file are as short as this. */
const SHORT = 3;

/** The name of the member in `a.b` and `a['b']`; null for a computed one. */
function memberOf({ computed, property }: ESTree.MemberExpression): string | null {
  if (!computed) return property.type === 'Identifier' ? property.name : null;
  return property.type === 'Literal' && typeof property.value === 'string' ? property.value : null;
}

/** Receives what a file uses and some of the browsers lack. */
type Add = (name: string, browsers: readonly string[]) => void;

/** A visitor of a file. A name stands for what is lacking when the browsers lack everything that has this name. */
function visitorFor(names: Dictionary, versions: Versions, add: Add): Visitor {
  /** What is called in a way that fails without it: `a.b?.()` does not. */
  const called = new Set<ESTree.Node>();
  const keys = new Set<ESTree.Node>();
  const look = (group: Names, name: string): boolean => {
    const found = group.get(name);
    const [first] = found ?? [];
    if (first === undefined) return false;
    if (found?.every(({ browsers }) => browsers.length > 0) === true) add(first.name, first.browsers);
    return true;
  };
  return new Visitor({
    CallExpression({ callee, optional }) {
      if (!optional) called.add(callee);
    },
    Property: ({ key }) => void keys.add(key),
    MethodDefinition: ({ key }) => void keys.add(key),
    PropertyDefinition: ({ key }) => void keys.add(key),
    MemberExpression(node) {
      keys.add(node.property);
      const member = memberOf(node);
      if (member === null) return;
      const owner = node.object.type === 'Identifier' && node.object.name.length >= SHORT ? node.object.name : '';
      if (owner !== '' && look(names.ofOwners, `${owner}.${member}`)) return;
      if (!called.has(node)) return;
      if (owner === '' || !look(names.ofOnlyOnes, `${classOf(owner)}.${member}`)) look(names.ofValues, member);
    },
    Identifier(node) {
      if (keys.has(node) || node.name.length <= SHORT) return;
      if (!look(names.globals, node.name) && called.has(node)) look(names.ofWindow, node.name);
    },
    Literal(node) {
      if (!('regex' in node) || node.regex === null) return;
      const written = `/${node.regex.pattern}/${node.regex.flags}`;
      for (const { name, pattern, compat } of EXPRESSIONS) {
        const browsers = pattern.test(written) ? lackedBy(compat, versions) : [];
        if (browsers.length > 0) add(name, browsers);
      }
    },
  });
}

/** Of one thing that is lacking: the browsers that lack it and the names of the files that use it. */
interface Use {
  readonly browsers: readonly string[];
  readonly files: ReadonlySet<string>;
}

/**
 * Everything in the scripts of a folder that some of the browsers lack, by its name. Methods of values count by their name,
 * when the file calls them and when no class had an older one of that name: `map` of an iterator is left to the compiler,
 * whose `lib` is older than iterators with it. `isLeftOut` leaves out files by their names without a hash.
 */
export function usedButLacking(
  folder: string,
  versions: Versions,
  isLeftOut: (file: string) => boolean,
): ReadonlyMap<string, Use> {
  const names = dictionaryFor(versions);
  const lacking = new Map<string, Use>();
  for (const path of globSync('**/*.js', { cwd: folder })) {
    const file = basename(path).replace(/-[\w-]{8}\.js$/, '');
    if (isLeftOut(file)) continue;
    const { program } = parseSync(path, readFileSync(join(folder, path), 'utf8'));
    const add: Add = (name, browsers) => {
      lacking.set(name, { browsers, files: new Set([...(lacking.get(name)?.files ?? []), file]) });
    };
    visitorFor(names, versions, add).visit(program);
  }
  return lacking;
}
