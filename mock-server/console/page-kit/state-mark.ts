import { html, type Markup } from './html.ts';

/** How something stands: done, refused by a rule, broken by a fault or a bug, or waiting. */
export type State = 'ok' | 'refused' | 'fault' | 'held';

const drawings: { readonly [state in State]: string } = {
  ok: 'M4 10.5 8 14.5 16 5.5',
  refused: 'M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14M5 15 15 5',
  fault: 'M11 2.5 4.5 11H10l-1 6.5L15.5 9H10z',
  held: 'M7 4.5v11M13 4.5v11',
};

/** Words with the icon and the colour of a state. */
export const stateMark = (state: State, words: string | number): Markup =>
  html`<span class="state ${`is-${state}`}"
    ><svg viewBox="0 0 20 20" aria-hidden="true"><path d="${drawings[state]}" /></svg>${words}</span
  >`;
