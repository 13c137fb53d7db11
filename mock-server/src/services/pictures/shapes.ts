/** The few SVG shapes the drawings are cut from: flat, no outline, no gradient. */

/** A circle as `[x, y, radius]`. */
export function circle([cx, cy, radius]: [number, number, number], fill: string): string {
  return `<circle cx="${cx}" cy="${cy}" r="${radius}" fill="${fill}"/>`;
}

export function ellipse(center: [number, number], radii: [number, number], fill: string): string {
  return `<ellipse cx="${center[0]}" cy="${center[1]}" rx="${radii[0]}" ry="${radii[1]}" fill="${fill}"/>`;
}

/** A rectangle as `[x, y, width, height]`, with rounded corners when `radius` is given. */
export function box(area: [number, number, number, number], fill: string, radius = 0): string {
  const [x, y, width, height] = area;
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;
}

export function cut(path: string, fill: string): string {
  return `<path d="${path}" fill="${fill}"/>`;
}

/** A stroke, only for what is a line in the world: a string, a spoke, steam. Width 4 to 14. */
export function line(path: string, stroke: string, width: number): string {
  return `<path d="${path}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

/** Shapes turned by `degrees` round a point. */
export function turned(degrees: number, [x, y]: [number, number], ...shapes: string[]): string {
  return `<g transform="rotate(${degrees} ${x} ${y})">${shapes.join('')}</g>`;
}

/** Shapes moved by `[x, y]`. */
export function moved([x, y]: [number, number], ...shapes: string[]): string {
  return `<g transform="translate(${x} ${y})">${shapes.join('')}</g>`;
}
