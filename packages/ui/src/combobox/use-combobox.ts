import { useState } from 'react';
import type { KeyboardEvent, UIEvent } from 'react';
import type { Option } from '../field/choices.tsx';
import { matchingOptions, OPTIONS_AT_ONCE, optionNamed } from './filter-options.ts';

/** How near to its end a list must be scrolled before more of it shows, in pixels. */
const NEAR_THE_END = 80;

type Model<V extends string> = {
  readonly options: readonly Option<V>[];
  readonly value: V | null;
  readonly strict: boolean;
  readonly onChange: (value: V | null) => void;
};

/** A combobox in use: what is typed (null while closed), which option the keys are on, how many options show. */
type State = { readonly typed: string | null; readonly active: number | null; readonly count: number };

const CLOSED: State = { typed: null, active: null, count: OPTIONS_AT_ONCE };

/** What a combobox shows, and what can be done with it. */
export function useCombobox<V extends string>({ options, value, strict, onChange }: Model<V>) {
  const [state, setState] = useState(CLOSED);
  const { typed, active, count } = state;
  const chosen = options.find((option) => option.value === value) ?? null;
  const matches = matchingOptions(options, typed ?? '');
  const close = () => setState(CLOSED);
  const choose = (option: Option<V> | null) => {
    onChange(option?.value ?? null);
    close();
  };
  return {
    ...state,
    text: typed ?? chosen?.label ?? '',
    isOpen: typed !== null,
    shown: matches.slice(0, count),
    total: matches.length,
    close,
    choose,
    open: () => setState({ ...state, typed: typed ?? '' }),
    type: (text: string) => setState({ ...CLOSED, typed: text }),
    more: () => setState({ ...state, count: count + OPTIONS_AT_ONCE }),
    activate: (index: number) => setState(activated(state, index, matches.length)),
    /** Enter takes the option that the keys are on, else the one that is typed in full, else what was chosen before. */
    confirm: () => choose(matches[active ?? -1] ?? optionNamed(options, typed ?? '') ?? chosen),
    /** Words that are no option fall back to the last choice in strict mode; elsewhere they take it off. */
    leave: () => {
      const named = optionNamed(options, typed ?? '');
      if (named) choose(named);
      else if (strict || !typed) close();
      else choose(null);
    },
  };
}

/** A combobox of any options. */
export type ComboboxModel = ReturnType<typeof useCombobox<string>>;

type Keyed = Pick<ComboboxModel, 'active' | 'isOpen' | 'activate' | 'confirm' | 'close'>;

/** Arrows move, Enter takes, Escape closes and changes nothing; other keys type. */
export function handleComboboxKey(box: Keyed, event: KeyboardEvent): void {
  const keys: Partial<Record<string, () => void>> = {
    ArrowDown: () => box.activate((box.active ?? -1) + 1),
    ArrowUp: () => box.activate((box.active ?? 1) - 1),
    Enter: box.confirm,
    Escape: box.close,
  };
  const act = keys[event.key];
  if (act === undefined || (!box.isOpen && !event.key.startsWith('Arrow'))) return;
  event.preventDefault();
  act();
}

/** Shows more options once the list is scrolled near its end. */
export function handleComboboxScroll(box: Pick<ComboboxModel, 'count' | 'total' | 'more'>, event: UIEvent): void {
  const { scrollTop, clientHeight, scrollHeight } = event.currentTarget;
  if (box.count < box.total && scrollTop + clientHeight > scrollHeight - NEAR_THE_END) box.more();
}

function activated(state: State, index: number, total: number): State {
  if (total === 0) return { ...state, typed: state.typed ?? '', active: null };
  const active = Math.min(total - 1, Math.max(0, index));
  const count = active < state.count ? state.count : state.count + OPTIONS_AT_ONCE;
  return { typed: state.typed ?? '', active, count };
}
