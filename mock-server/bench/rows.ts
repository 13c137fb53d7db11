/** Names of the other mock servers, in the order of the table. */
export const others = ['Prism', 'json-server', 'Mockoon'] as const;
export type Other = (typeof others)[number];

/** One figure of the bench. */
export type Row = {
  readonly what: string;
  readonly value: number;
  /** `times` is a ratio, `MB` megabytes, `kB` kilobytes, `ms` milliseconds. */
  readonly unit: 'times' | 'MB' | 'kB' | 'ms';
  readonly better: 'higher' | 'lower';
  /** Null when the row has none but what its name says, which is an error when it is not so. */
  readonly floor: number | null;
  readonly aim: number;
  /** What was seen, in words: absolute figures, which say something about this machine only. */
  readonly seen: string;
  /** The same figure of the other mock servers that can run the row at all. */
  readonly beside: { readonly [name in Other]?: number };
};

const reaches = (row: Row, limit: number | null): boolean =>
  limit === null || (row.better === 'higher' ? row.value >= limit : row.value <= limit);

/** Does the row miss its floor, or another mock server do better? */
export const isMissed = (row: Row): boolean => !reaches(row, row.floor) || rivals(row).length > 0;

/** The other mock servers that do better in a row. */
export const rivals = (row: Row): readonly Other[] =>
  others.filter((name) => {
    const value = row.beside[name];
    return value !== undefined && (row.better === 'higher' ? value > row.value : value < row.value);
  });

/** Where a row stands, and who is ahead of it. */
function outcomeOf(row: Row): string {
  const reached = reaches(row, row.aim) ? 'aim reached' : 'floor reached';
  return [reaches(row, row.floor) ? reached : 'missed', ...rivals(row).map((name) => `${name} ahead`)].join(', ');
}

const figure = (row: Row, value: number | null | undefined): string => {
  if (value === undefined || value === null) return '';
  if (row.unit === 'times') return value.toFixed(2);
  return `${row.unit === 'ms' ? value.toFixed(2) : Math.round(value)} ${row.unit}`;
};

function line(row: Row, beside: readonly Other[]): string {
  const cells = [
    row.what,
    figure(row, row.value),
    figure(row, row.floor),
    figure(row, row.aim),
    outcomeOf(row),
    ...beside.map((name) => figure(row, row.beside[name])),
    row.seen,
  ];
  return `| ${cells.join(' | ')} |`;
}

/** The table of a run. */
export function table(rows: readonly Row[]): string {
  const beside = others.filter((name) => rows.some((row) => row.beside[name] !== undefined));
  const head = ['What', 'Mock platform', 'Floor', 'Aim', 'Outcome', ...beside, 'Seen in this run'];
  return [
    `| ${head.join(' | ')} |`,
    `|${head.map(() => '---|').join('')}`,
    ...rows.map((row) => line(row, beside)),
  ].join('\n');
}

/** The page with the figures of the last run. */
export const page = (rows: readonly Row[], machine: string): string => `# Speed and size of the mock platform

Written by \`npm run bench:mock\`. Ratios were taken within one run, in turns, and are medians; the last column says what was seen on
${machine}. A ratio to a bare Fastify compares with a Fastify 5 that gives back the same bytes and headers and does nothing else.
The machine code that a process makes for itself differs from start to start, so the rows of speed are over several starts, with their spread.
Of the other mock servers, Prism and Mockoon have the same description. json-server knows none: for speed it has the offers as one
list. It starts sooner and holds less than the mock platform, which holds all its towns and checks both ways, so it is not compared there.

${table(rows)}
`;
