import { consoleProblem } from '../page-kit/console-error.ts';
import { timestamp } from '../../src/wire/format.ts';

/** Milliseconds of `2026-12-31T23:59` as it stands on a Dutch clock; null when it is no moment. */
export function dutchMoment(text: string): number | null {
  const wanted = text.length === 16 ? `${text}:00` : text;
  const fitting = ['+01:00', '+02:00']
    .map((zone) => Date.parse(`${wanted}${zone}`))
    .find((moment) => Number.isFinite(moment) && timestamp(moment) === wanted.replace('T', ' '));
  return fitting ?? null;
}

/** The same for a field of a form; rejects a value that is not a moment. */
export function dutchMomentIn(words: string): number {
  const moment = dutchMoment(words);
  if (moment === null) throw consoleProblem(400, `"${words}" is not a moment on a Dutch clock.`);
  return moment;
}
