/** A screenshot, by its place: variant/language/mode/screen-width.png. */
interface Shot {
  readonly group: string;
  readonly screen: string;
  readonly width: number;
  readonly file: string;
  /** The file with the problems that the checks found; null when there are none. */
  readonly problems: string | null;
}

function shotOf(file: string, files: ReadonlySet<string>): Shot | null {
  const found = /^(?<group>[^/]+\/[^/]+\/[^/]+)\/(?<screen>.+)-(?<width>\d+)\.png$/.exec(file)?.groups;
  if (found === undefined) return null;
  const { group = '', screen = '', width = '' } = found;
  const problems = file.replace(/\.png$/, '.txt');
  return { group, screen, width: Number(width), file, problems: files.has(problems) ? problems : null };
}

const linkOf = ({ file, width, problems }: Shot): string =>
  [
    `<figure${problems === null ? '' : ' class="bad"'}>`,
    `<a href="${file}"><img src="${file}" alt="" loading="lazy" style="inline-size: ${width === 1280 ? 480 : 180}px"></a>`,
    `<figcaption>${width}${problems === null ? '' : ` <a href="${problems}">problems</a>`}</figcaption></figure>`,
  ].join('');

function groupOf(group: string, shots: readonly Shot[]): string {
  const screens = [...new Set(shots.map(({ screen }) => screen))];
  const rows = screens.map((screen) => {
    const own = shots.filter((shot) => shot.screen === screen).toSorted((a, b) => a.width - b.width);
    return `<h3>${screen}</h3><div class="row">${own.map(linkOf).join('')}</div>`;
  });
  const bad = shots.filter(({ problems }) => problems !== null).length;
  return `<details${bad > 0 ? ' open' : ''}><summary>${group}: ${screens.length} screens, ${bad} with problems</summary>${rows.join('\n')}</details>`;
}

const STYLE = `body { font: 1rem/1.5 system-ui; margin: 2rem } summary { font-size: 1.25rem; cursor: pointer }
.row { display: flex; gap: 1rem; align-items: start; flex-wrap: wrap } figure { margin: 0; border: 1px solid #bbb; max-block-size: 40rem; overflow: auto }
figure.bad { border: 4px solid #c00 } img { display: block; block-size: auto }`;

/** The page that shows all screenshots of a sweep, by variant, language and mode. `files` are relative to it. */
export function sweepPage(files: readonly string[]): string {
  const known = new Set(files);
  const shots = files.map((file) => shotOf(file, known)).filter((shot) => shot !== null);
  const groups = [...new Set(shots.map(({ group }) => group))].toSorted();
  const parts = groups.map((group) =>
    groupOf(
      group,
      shots.filter((shot) => shot.group === group),
    ),
  );
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>All screens</title><style>${STYLE}</style>
<h1>All screens</h1>
${parts.join('\n')}
</html>
`;
}
