import { readFileSync, readdirSync } from 'node:fs';
import { seedFrom } from '../../world/random.ts';
import { darkDisc, discs, grounds } from './grounds.ts';
import { box } from './shapes.ts';
import { isTint, tints, type Palette, type Tint } from './tints.ts';

/** The finished drawings, and the objects that can be drawn in every tint: `var(--mid)` is a colour of its palette. */
const folders = { art: new URL('./art/', import.meta.url), objects: new URL('./objects/', import.meta.url) };

const namesIn = (folder: keyof typeof folders): readonly string[] =>
  readdirSync(folders[folder])
    .map((name) => name.replace(/\.svg$/, ''))
    .toSorted();

/** Names of the finished drawings on file, e.g. `fiets-blad`. */
export const artNames = namesIn('art');

/** Names of the objects, e.g. `robot`. */
export const objectNames = namesIn('objects');

const artTint = (name: string): Tint => {
  const tint = name.slice(name.lastIndexOf('-') + 1);
  return isTint(tint) ? tint : 'zon';
};

/** What is inside the `<svg>` of a file. */
function insideOf(folder: keyof typeof folders, name: string): string {
  const svg = readFileSync(new URL(`${name}.svg`, folders[folder]), 'utf8').replaceAll('\n', '');
  return svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>'));
}

const tinted = (drawing: string, palette: Palette): string =>
  Object.entries(palette).reduce((svg, [name, colour]) => svg.replaceAll(`var(--${name})`, colour), drawing);

/** Objects cut from light paper; they need the darker disc behind them. */
const paleObjects = new Set([
  'basketbal',
  'bowlen',
  'judo',
  'kas',
  'radiator',
  'wasmachine',
  'yoga',
  'leesboek',
  'brood',
]);

const pick = <T>(list: readonly T[], number: number, fallback: T): T => list[number % list.length] ?? fallback;

function composed(object: string, tint: Tint): string {
  const p = tints[tint];
  const nothing = (): string => '';
  const chance = seedFrom(`${object}/${tint}`);
  const ground = pick(grounds, chance, nothing)(p);
  const disc = paleObjects.has(object) ? darkDisc(p) : pick(discs, chance >>> 7, nothing)(p);
  return box([0, 0, 400, 300], p.soft) + ground + disc + tinted(insideOf('objects', object), p);
}

const tintNames = Object.keys(tints).filter(isTint);

/** What a motif stands for: a finished drawing, or an object in a tint. */
type Motif = { readonly art: string; readonly tint: Tint } | { readonly object: string; readonly tint: Tint };

function motifOf(motif: string): Motif {
  if (artNames.includes(motif)) return { art: motif, tint: artTint(motif) };
  const cutAt = motif.lastIndexOf('-');
  const object = cutAt < 0 ? motif : motif.slice(0, cutAt);
  const tint = motif.slice(cutAt + 1);
  const chance = seedFrom(motif);
  const anyTint = pick(tintNames, chance, 'zon');
  if (objectNames.includes(object)) return { object, tint: isTint(tint) ? tint : anyTint };
  return { object: pick(objectNames, chance >>> 5, 'bal'), tint: anyTint };
}

/**
 * What is inside an `<svg>` of 400 by 300 for a motif: the name of a finished drawing (`fiets-blad`), an object with its tint (`judo-klei`),
 * or any other word, which gets an object and a tint by chance, always the same ones.
 */
export function drawingOf(name: string): string {
  const motif = motifOf(name);
  return 'art' in motif ? insideOf('art', motif.art) : composed(motif.object, motif.tint);
}

/** The ground colour of a motif; nothing is drawn for it. */
export const groundOfMotif = (name: string): string => tints[motifOf(name).tint].soft;
