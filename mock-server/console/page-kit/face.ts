import { seedFrom } from '../../src/shared/random.ts';
import { raw } from './html.ts';
import type { Markup } from './html.ts';

const grounds = ['#f3d9c3', '#cfe3e0', '#e2dff3', '#f2e3b3', '#d3e5cf', '#cfdcf0', '#f2d5dd', '#dcdcd4'];
const skins = ['#f0c9a4', '#d9a172', '#b97a4d', '#8a5a3b', '#f3d6bd'];
const hairs = ['#2e1f18', '#5d3a22', '#a8672c', '#d8a93a', '#8c8c88', '#1c1c22', '#41648a'];
const clothes = ['#7a2e4d', '#1f5f66', '#2d4f7c', '#8a4b12', '#3e6b34', '#5c4a8f', '#33424a'];

const hairShapes = [
  (c: string) => `<path d="M12 22q0-14 12-14t12 14v12h-4V22H16v12h-4Z" fill="${c}"/>`,
  (c: string) => `<path d="M13 21q0-12 11-12t11 12q-5-5-11-5t-11 5Z" fill="${c}"/>`,
  (c: string) =>
    `<circle cx="24" cy="8" r="5" fill="${c}"/><path d="M14 20q0-10 10-10t10 10q-10-6-20 0Z" fill="${c}"/>`,
  (c: string) => `<path d="M12 20q2-12 12-12t12 12q2 18-2 22h-4V20q-6-4-12 0v22h-4q-4-4-2-22Z" fill="${c}"/>`,
  (c: string) =>
    `<circle cx="17" cy="14" r="6" fill="${c}"/><circle cx="31" cy="14" r="6" fill="${c}"/><circle cx="24" cy="11" r="7" fill="${c}"/>`,
  () => '',
];

const pick = <T>(list: readonly T[], chance: number, other: T): T => list[chance % list.length] ?? other;

/** A face without features, drawn from a name: always the same one. Decorative; the name stands beside it. */
export function face(name: string, size: 's' | 'm' = 'm'): Markup {
  const chance = seedFrom(`face:${name}`);
  const hair = pick(hairs, chance >>> 7, '#333');
  const skin = pick(skins, chance >>> 3, '#d9a172');
  const shape = pick(hairShapes, chance >>> 11, () => '');
  return raw(
    `<svg class="face face-${size}" viewBox="0 0 48 48" aria-hidden="true"><circle cx="24" cy="24" r="24" fill="${pick(grounds, chance, '#ddd')}"/>` +
      `<path d="M8 46q2-13 16-13t16 13a24 24 0 0 1-32 0Z" fill="${pick(clothes, chance >>> 15, '#345')}"/>` +
      `<rect x="20" y="27" width="8" height="9" rx="4" fill="${skin}"/><circle cx="24" cy="21" r="9" fill="${skin}"/>${shape(hair)}</svg>`,
  );
}
