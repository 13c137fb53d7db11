import type { Language } from '@stadstegoed/core/shared/language.ts';
import type { Newable } from 'inversify';
import type { ViewModel } from './view-model.ts';

/** What a screen is opened with: its address, what the entry of the history holds beside it, and for whom. */
export interface Opening {
  readonly path: Readonly<Record<string, string | undefined>>;
  readonly query: URLSearchParams;
  readonly state: unknown;
  readonly language: Language;
  readonly signedIn: boolean;
}

/** The view model of a screen, and its parameters in an opening of the screen. */
export interface ScreenModel<Params, Model extends ViewModel<Params>> {
  readonly type: Newable<Model>;
  /** Pure: called before the screen is drawn for the first time, and each time that it is drawn. */
  paramsOf(opening: Opening): Params;
}

/**
 * What a screen reads, for `useScreenModel`. Its module exports it as `reads`, and the view model then starts before the screen is
 * drawn for the first time. A screen that sends, exchanges a token or leaves has none and starts when it is drawn (`useViewModel`).
 *
 * ```ts
 * export const reads = screenModel(FundViewModel, ({ path: { id = '' }, language, signedIn }) => ({ id, language, signedIn }));
 * ```
 */
export function screenModel<Params, Model extends ViewModel<Params>>(
  type: Newable<Model>,
  paramsOf: (opening: Opening) => Params,
): ScreenModel<Params, Model> {
  return { type, paramsOf };
}
