/** A screen in one of its states: scenario, persona, path and heading. */
export interface ScreenState {
  readonly name: string;
  readonly scenario: string;
  readonly as?: string;
  readonly path: string;
  /** The heading in Dutch. */
  readonly nl: string | RegExp;
  /** A text that appears when the screen is complete, if it loads after the heading. */
  readonly shows?: string | RegExp;
  /** The screen opens with a dialog over it, so that its heading is not reachable until the dialog is closed. */
  readonly isBehindDialog?: true;
  /** The configuration names no other fronts: with one, the shop leaves this screen at once. */
  readonly isWithoutFronts?: true;
}
