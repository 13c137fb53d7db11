import type { Visit } from '../../testing/shop-in-process.tsx';
import type { Step } from './steps.ts';

/** An action as the sweep does it: what comes before its last press, the press, and the call that the press makes. */
export interface ActionRow extends Pick<Visit, 'as' | 'at'> {
  readonly name: string;
  readonly scenario: string;
  readonly at: string;
  readonly before: readonly Step[];
  readonly press: string | RegExp;
  /** The change that the press sends; see `templateOf`. */
  readonly sends: RegExp;
  /** A text that says that it succeeded; `leaves` when the browser leaves the shop. */
  readonly done: RegExp | 'leaves';
  /** Whether a second press undoes the first one, so that a double click rightly sends both. */
  readonly isToggle?: boolean;
  /** The field that keeps its value after a failure. */
  readonly keeps?: Extract<Step, { readonly fill: string }>;
}

export const press = (name: string | RegExp): Step => ({ press: name });
/** A field with what is typed into it. */
export const fill = (label: string, value: string) => ({ fill: label, with: value }) as const;
