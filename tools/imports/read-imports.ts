/** One import of a source file. */
export interface ImportLine {
  readonly specifier: string;
  readonly line: number;
  /** The import is erased at run time. */
  readonly typeOnly: boolean;
  /** A dynamic `import()`. */
  readonly lazy: boolean;
}

const STATIC = /^(?:import|export)\s+(?<type>type\s+)?(?:[\w*{][^'"`;]*?\sfrom\s+)?'(?<specifier>[^'\n]+)'/gm;
const LAZY =
  /(?<!\/\/.*)(?<type>:\s*|typeof\s+|<\s*|\|\s*)?\bimport\(\s*(?:\/\*[^*]*\*\/\s*)?'(?<specifier>[^'\n]+)'\s*\)(?<member>\.[A-Z])?/g;

const lineAt = (source: string, index: number): number => source.slice(0, index).split('\n').length;

/**
 * The imports and re-exports of a formatted source file (statements at the start of a line, single quotes), in order.
 */
export function readImports(source: string): readonly ImportLine[] {
  const statements = [...source.matchAll(STATIC)].map((match) => ({
    specifier: match.groups?.['specifier'] ?? '',
    line: lineAt(source, match.index),
    typeOnly: match.groups?.['type'] !== undefined,
    lazy: false,
  }));
  const expressions = [...source.matchAll(LAZY)].map((match) => ({
    specifier: match.groups?.['specifier'] ?? '',
    line: lineAt(source, match.index),
    typeOnly: match.groups?.['member'] !== undefined || match.groups?.['type']?.startsWith('typeof') === true,
    lazy: true,
  }));
  return [...statements, ...expressions].toSorted((a, b) => a.line - b.line);
}
