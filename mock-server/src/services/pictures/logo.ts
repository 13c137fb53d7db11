import { signs } from './icons.ts';
import { isTint, tints } from './tints.ts';

/** Ground colour of a logo motif such as `golf-water`. */
export function logoGround(motif: string): string {
  const tint = motif.slice(motif.lastIndexOf('-') + 1);
  return tints[isTint(tint) ? tint : 'water'].deep;
}

/** The inside of a logo on 120 by 120: a rounded square in the tint's deep colour with one white sign. */
export function logoShapes(motif: string): string {
  const sign = signs[motif.slice(0, motif.lastIndexOf('-'))] ?? signs['hart'] ?? '';
  return (
    `<rect width="120" height="120" rx="28" fill="${logoGround(motif)}"/>` +
    `<g transform="translate(24 24) scale(3)" fill="none" stroke="#fff" stroke-width="1.5" stroke-linecap="round" ` +
    `stroke-linejoin="round"><path d="${sign}"/></g>`
  );
}
