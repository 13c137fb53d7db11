/** The few SVG shapes the drawings are cut from: flat, no outline, no gradient. */

/** A circle as `[x, y, radius]`. */
export function circle([cx, cy, radius]: [number, number, number], fill: string): string {
  return `<circle cx="${cx}" cy="${cy}" r="${radius}" fill="${fill}"/>`;
}

/** A rectangle as `[x, y, width, height]`, with rounded corners when `radius` is given. */
export function box(area: [number, number, number, number], fill: string, radius = 0): string {
  const [x, y, width, height] = area;
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;
}

export function cut(path: string, fill: string): string {
  return `<path d="${path}" fill="${fill}"/>`;
}
