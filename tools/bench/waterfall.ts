import type { Timeline } from './phone.ts';

const WIDTH = 1000;
const NAMES = 320;
const ROW = 16;
const HEAD = 40;

const COLOURS = { wait: '#b9c4d6', load: '#2f6fb0', busy: '#c2410c', mark: '#15803d', text: '#1f2937' } as const;

const escapeXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The last part of an address, with the kind of its query, which is enough to recognise a request. */
function nameOf(url: string): string {
  const { pathname, search } = new URL(url);
  const name = pathname.startsWith('/assets/') ? pathname.slice('/assets/'.length) : pathname + search;
  return name.length > 52 ? `${name.slice(0, 51)}…` : name;
}

/**
 * A visit as a picture (SVG): a row for each request, grey while it waits for its answer and blue while that arrives; above them
 * the tasks of over 50 ms that keep the page busy, and the moments of first paint, title and content as lines.
 */
export function drawWaterfall(title: string, { requests, tasks, marks }: Timeline): string {
  const end = Math.max(1, ...requests.map(({ done }) => done), ...tasks.map(([start, duration]) => start + duration));
  const at = (time: number): number => NAMES + (Math.max(0, time) / end) * (WIDTH - NAMES - 60);
  const bar = (from: number, to: number, row: number, colour: string): string =>
    `<rect x="${at(from).toFixed(1)}" y="${HEAD + row * ROW + 3}" width="${Math.max(1, at(to) - at(from)).toFixed(1)}" height="${ROW - 6}" fill="${colour}"/>`;
  const text = (x: number, row: number, content: string): string =>
    `<text x="${x.toFixed(1)}" y="${HEAD + row * ROW + 12}">${escapeXml(content)}</text>`;
  const height = HEAD + (requests.length + 1) * ROW + 10;
  const rows = requests.map(({ url, sent, answered, done, bytes }, index) =>
    [
      text(4, index + 1, nameOf(url)),
      bar(sent, answered, index + 1, COLOURS.wait),
      bar(answered, done, index + 1, COLOURS.load),
      text(at(done) + 4, index + 1, `${(bytes / 1000).toFixed(1)} kB`),
    ].join(''),
  );
  const lines = Object.entries(marks)
    .filter(([, time]) => !Number.isNaN(time))
    .map(
      ([name, time], index) =>
        `<line x1="${at(time).toFixed(1)}" x2="${at(time).toFixed(1)}" y1="${HEAD}" y2="${height}" stroke="${COLOURS.mark}"/>` +
        `<text x="${at(time).toFixed(1)}" y="${16 + (index % 2) * 14}" fill="${COLOURS.mark}">${name} ${(time / 1000).toFixed(2)} s</text>`,
    );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" font-family="sans-serif" font-size="10" fill="${COLOURS.text}">`,
    `<rect width="100%" height="100%" fill="#fff"/><text x="4" y="16" font-size="12">${escapeXml(title)}</text>`,
    text(4, 0, 'The page is busy'),
    ...tasks.map(([start, duration]) => bar(start, start + duration, 0, COLOURS.busy)),
    ...rows,
    ...lines,
    '</svg>\n',
  ].join('\n');
}
