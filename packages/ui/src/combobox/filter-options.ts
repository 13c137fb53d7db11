import { LONGEST } from '@stadstegoed/core/shared/longest.ts';
import { cleanLine, fold } from '@stadstegoed/core/shared/typed-text.ts';
import type { Option } from '../field/choices.tsx';

/** How many options show first, and how many more each time the end of the list is reached (SH-071). */
export const OPTIONS_AT_ONCE = 50;

/** The options whose words hold what is typed; capitals and accents make no difference. */
export function matchingOptions<V extends string>(options: readonly Option<V>[], typed: string): readonly Option<V>[] {
  const wanted = plain(typed);
  return wanted === '' ? options : options.filter((option) => plain(option.label).includes(wanted));
}

/** The option that has exactly the typed words as its name; null when there is none. */
export function optionNamed<V extends string>(options: readonly Option<V>[], typed: string): Option<V> | null {
  return options.find((option) => plain(option.label) === plain(typed)) ?? null;
}

function plain(text: string): string {
  return fold(cleanLine(text.slice(0, LONGEST.name)));
}
