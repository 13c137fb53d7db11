import { readFileSync, readdirSync } from 'node:fs';
import { seedFrom } from '../../world/random.ts';
import { darkDisc, discs, grounds } from './grounds.ts';
import { cultureObjects } from './objects-culture.ts';
import { homeObjects } from './objects-home.ts';
import { schoolObjects } from './objects-school.ts';
import { sportObjects } from './objects-sport.ts';
import { box } from './shapes.ts';
import { isTint, tints } from './tints.ts';
import type { Palette, Tint } from './tints.ts';

const artFolder = new URL('./art/', import.meta.url);
const objects: Readonly<Record<string, (p: Palette) => string>> = {
  ...sportObjects,
  ...cultureObjects,
  ...homeObjects,
  ...schoolObjects,
};

/** Names of the finished drawings on file, e.g. `fiets-blad`. */
export const artNames: readonly string[] = readdirSync(artFolder)
  .filter((name) => name.endsWith('.svg'))
  .map((name) => name.slice(0, -4))
  .toSorted();

/** Names of the objects that can be drawn in every tint. */
export const objectNames: readonly string[] = Object.keys(objects).toSorted();

const artTint = (name: string): Tint => {
  const tint = name.slice(name.lastIndexOf('-') + 1);
  return isTint(tint) ? tint : 'zon';
};

function artDrawing(name: string): string {
  const svg = readFileSync(new URL(`${name}.svg`, artFolder), 'utf8');
  return svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>'));
}

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
  const thing = (objects[object] ?? nothing)(p);
  return box([0, 0, 400, 300], p.soft) + ground + disc + thing;
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
  if (Object.hasOwn(objects, object)) return { object, tint: isTint(tint) ? tint : anyTint };
  return { object: pick(objectNames, chance >>> 5, 'bal'), tint: anyTint };
}

/**
 * What is inside an `<svg>` of 400 by 300 for a motif: the name of a finished drawing (`fiets-blad`), an object with its tint (`judo-klei`),
 * or any other word, which gets an object and a tint by chance, always the same ones.
 */
export function drawingOf(name: string): string {
  const motif = motifOf(name);
  return 'art' in motif ? artDrawing(motif.art) : composed(motif.object, motif.tint);
}

/** The ground colour of a motif; nothing is drawn for it. */
export const groundOfMotif = (name: string): string => tints[motifOf(name).tint].soft;
