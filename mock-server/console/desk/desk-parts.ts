import { dayOf } from '../../src/calendar.ts';
import { dayLocale } from '../../src/wire/format.ts';
import { html, type Markup } from '../page-kit/html.ts';
import { hidden } from '../page-kit/page.ts';
import { stateMark, type State } from '../page-kit/state-mark.ts';
import type { PageCall } from '../page-kit/page-call.ts';
import { residentName } from '../residents/residents.ts';

/** A part of the desk: the cases that wait, and those that were decided last. */
export interface DeskView {
  readonly key: string;
  readonly label: string;
  /** How many decisions wait; left out where nothing waits. */
  readonly waits?: (call: Pick<PageCall, 'world'>) => number;
  readonly content: (call: PageCall) => Markup;
}

/** A date as Dutch people write it. */
export const dutchDay = (at: number): string => dayLocale(dayOf(at), 'nl');

export const nameOf = ({ platform, world }: PageCall, address: string | null): string =>
  residentName(platform, world, address);

const stateWords: { readonly [state: string]: string } = {
  pending: 'in afwachting',
  approved: 'goedgekeurd',
  approved_partly: 'deels goedgekeurd',
  accepted: 'geaccepteerd',
  declined: 'afgewezen',
  disregarded: 'buiten behandeling',
  rejected: 'geweigerd',
  canceled: 'geannuleerd',
  accept: 'geaccepteerd',
  reject: 'geweigerd',
  cancel: 'geannuleerd',
  canceled_by_client: 'geannuleerd door bewoner',
  answered: 'beantwoord',
};

const refusedStates = /^(?:declined|disregarded|rejected|canceled)/;

const markOf = (state: string): State => (state === 'pending' ? 'held' : refusedStates.test(state) ? 'refused' : 'ok');

export const stateName = (state: string): string => stateWords[state] ?? state;

/** One case: what it is about, its facts, and the forms that decide. */
export const deskCase = (about: {
  readonly title: string;
  readonly state: string;
  readonly facts: readonly (readonly [name: string, value: Markup | string | null])[];
  readonly more?: Markup | readonly (Markup | false)[] | false;
}): Markup =>
  html`<article class="card">
    <h3>${about.title} <small>${stateMark(markOf(about.state), stateName(about.state))}</small></h3>
    <dl>
      ${about.facts.map(
        ([name, value]) =>
          value !== null &&
          html`<dt>${name}</dt>
            <dd>${value}</dd>`,
      )}
    </dl>
    ${about.more}
  </article>`;

/** A form that does an action of the desk and comes back. */
export const deskForm = (action: string, id: number, fields: Markup): Markup =>
  html`<form class="row" method="post" action="/_mock/desk/${action}">${hidden('id', id)}${fields}</form>`;

export const decision = (value: string, label: string): Markup =>
  html`<button name="decision" value="${value}">${label}</button>`;

/** A field in which the reason of a decision is written. */
export const reasonField = (label: string, value = ''): Markup =>
  html`<label>${label}<input name="reason" value="${value}" /></label>`;

/** Cases that wait, and below them those that were decided last. */
export const waitingAndDone = (waiting: readonly Markup[], done: readonly Markup[]): Markup =>
  html`${waiting.length === 0 && html`<p>Er wacht niets.</p>`} ${waiting}
  ${
    done.length > 0 &&
    html`<details>
      <summary>Laatst besloten (${done.length})</summary>
      ${done}
    </details>`
  }`;

/** The rows that were decided last, newest first. */
export const lastDecided = <R extends { readonly state: string }>(rows: readonly R[]): readonly R[] =>
  rows
    .filter(({ state }) => state !== 'pending')
    .slice(-8)
    .toReversed();
