import { funds } from '../fund-ids.ts';
import { kinds } from '../goods/kinds.ts';
import type { KindKey } from '../goods/kinds.ts';
import { cellsOf } from '../goods/sheet.ts';
import type { OfficeLine, ProviderLine } from '../provider-lines.ts';
import { neighbourSheet } from './neighbour-lines.ts';
import { doorAt } from './streets.ts';

/** A provider of the sheet, with what it sells and the funds that it takes payments of. */
export interface Neighbour extends ProviderLine {
  readonly kind: KindKey;
  readonly funds: readonly (keyof typeof funds)[];
}

/** Ids of these providers begin here; the first ones stop at 134. */
const firstId = 141;

const tints = ['zon', 'blad', 'water', 'klei', 'bes', 'lila'] as const;

/** Area codes that do not exist, one per municipality. */
const areas: Readonly<Record<string, string>> = { 20: '(0123) 46', 30: '(0124) 22', 40: '(0988) 31' };

function phoneOf(word: string, position: number): string {
  const [area = '', number = ''] = word.split('-');
  return `${areas[area] ?? areas[20]} ${number} ${String(10 + position)}`;
}

const isKind = (word: string): word is KindKey => Object.hasOwn(kinds, word);
const isFund = (word: string): word is keyof typeof funds => Object.hasOwn(funds, word);

function officeOf(words: string, kind: KindKey): OfficeLine {
  const [, address = '', state] = /^(.+ \d+)(?: (paused|closed))?$/.exec(words) ?? [];
  const { hours, photo } = kinds[kind];
  const office = { ...doorAt(address), hours, motif: photo };
  return state === 'paused' || state === 'closed' ? { ...office, state } : office;
}

function neighbourOf(line: string, index: number): Neighbour {
  const cell = cellsOf(line, '|>');
  const word = cellsOf(cell(0), ' ');
  const [key, kind] = [word(0), word(1)];
  if (!isKind(kind)) throw new Error(`${key} has no kind "${kind}".`);
  const { business_type_id, sign } = kinds[kind];
  return {
    id: firstId + index,
    key,
    name: cell(1),
    kind,
    business_type_id,
    description: cell(2),
    logo: `${sign}-${tints[index % tints.length] ?? 'zon'}`,
    phone: phoneOf(word(2), index),
    phone_public: index % 9 !== 8,
    ...(index % 7 === 3 ? { birth_date: 'optional' } : {}),
    offices: cell(3)
      .split('; ')
      .map((door) => officeOf(door, kind)),
    funds: cell(4).split(' ').filter(isFund),
  };
}

/** The providers of the sheet, in its order, which decides their ids; a new one comes at the end. */
export const neighbours: readonly Neighbour[] = neighbourSheet.trim().split('\n').map(neighbourOf);
