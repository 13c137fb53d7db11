/** The opening tag of every skyline; quay and water extend beyond the view box on both sides. */
const OPENING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 760 480">';
const SHAPES = new Set(['g', 'path', 'rect', 'circle', 'ellipse', 'line', 'polygon', 'polyline']);
const ATTRIBUTE =
  /^(?:d|points|cx|cy|r|rx|ry|x|y|x1|x2|y1|y2|width|height|transform|opacity|fill(?:-rule)?|stroke(?:-[a-z]+)?)$/;

/**
 * The shapes of a skyline, ready to be put into the page. Throws an error for anything but plain shapes: the page shows
 * the drawing as markup, so that its colours follow the theme.
 */
export function drawingOf(file: string): string {
  const text = file.trim();
  if (!text.startsWith(OPENING) || !text.endsWith('</svg>')) throw new Error(`skyline.svg must begin with ${OPENING}.`);
  const shapes = text.slice(OPENING.length, -'</svg>'.length).replaceAll(/>\s+</g, '><').trim();
  const rest = shapes.replaceAll(/<\/?([a-z]+)((?:\s+[\w:-]+="[^"<>&]*")*)\s*\/?>/g, (_, name: string, own: string) => {
    if (!SHAPES.has(name)) throw new Error(`skyline.svg has <${name}>; it may contain only shapes.`);
    for (const [, attribute = ''] of own.matchAll(/([\w:-]+)=/g)) {
      if (!ATTRIBUTE.test(attribute)) throw new Error(`skyline.svg has the attribute ${attribute} on <${name}>.`);
    }
    return '';
  });
  if (rest.trim() !== '') throw new Error(`skyline.svg has "${rest.trim().slice(0, 40)}" between its shapes.`);
  return shapes;
}
