import { face } from '../page-kit/face.ts';
import { html } from '../page-kit/html.ts';
import type { Markup } from '../page-kit/html.ts';
import { icon } from '../page-kit/icons.ts';
import type { IconName } from '../page-kit/icons.ts';
import type { PageCall } from '../page-kit/page-call.ts';
import { dayOf } from '../../src/clock/calendar.ts';
import { dayLocale } from '../../src/wire/format.ts';

/** Somebody or something on the list of a desk. */
export interface DeskItem {
  readonly id: number;
  readonly title: string;
  readonly sub: string;
  readonly when: string;
  /** Whose face stands beside it; null for a thing. */
  readonly persona: string | null;
  /** Waits for a decision. */
  readonly open: boolean;
  /** Waits for the resident first. */
  readonly asked?: boolean;
}

/** What follows from a decision: the decision, and lines with a sign. */
export type Effects = readonly (readonly [decision: string, lines: readonly (readonly [IconName, string])[]])[];

/** One queue of a desk. */
export interface DeskView {
  readonly key: string;
  readonly label: string;
  /** How many decisions wait in it; left out where nothing waits. */
  readonly waits?: (call: PageCall) => number;
  readonly items: (call: PageCall) => readonly DeskItem[];
  /** The case in full; null when it is not there. */
  readonly detail: (call: PageCall, id: number) => Markup | null;
  readonly effects: Effects;
  /** What follows for this very case; null when nothing can be decided on it any more. */
  readonly effectsOf?: (call: PageCall, id: number) => Effects | null;
  /** What stands above the list. */
  readonly above?: (call: PageCall) => Markup;
}

/** The day of a moment, as people write it. */
export const dutchDay = (at: number): string => dayLocale(dayOf(at), 'nl');

/** The persona behind an address; null when nobody made it. */
export const personaOf = (call: PageCall, address: string | null): string | null =>
  address === null ? null : (call.world.table('identities').first('address', address)?.persona ?? null);

/** The name of who is behind an address. */
export function nameOf(call: PageCall, address: string | null): string {
  const persona = personaOf(call, address);
  return persona === null ? 'Iemand' : (call.platform.catalogue.personas.get(persona)?.full_name ?? persona);
}

/** The head of a case: who, what, and how it stands. */
export const caseHead = (about: {
  readonly persona: string | null;
  readonly title: string;
  readonly sub: string;
  readonly state: Markup;
}): Markup =>
  html`<header class="casehead">
    ${about.persona !== null && face(about.persona)}
    <div class="grow">
      <h2>${about.title}</h2>
      <p class="soft small">${about.sub}</p>
    </div>
    ${about.state}
  </header>`;

const looks: { readonly [state: string]: readonly [look: string, words: string] } = {
  pending: ['warn', 'in afwachting'],
  approved: ['ok', 'goedgekeurd'],
  approved_partly: ['ok', 'deels goedgekeurd'],
  accepted: ['ok', 'geaccepteerd'],
  active: ['ok', 'open'],
  declined: ['', 'afgewezen'],
  disregarded: ['', 'buiten behandeling'],
  rejected: ['', 'geweigerd'],
  canceled: ['', 'geannuleerd'],
  canceled_by_client: ['', 'geannuleerd door bewoner'],
  deactivated: ['', 'gestopt'],
  paused: ['warn', 'gepauzeerd'],
  closed: ['', 'gesloten'],
  expired: ['', 'verlopen'],
  answered: ['ok', 'beantwoord'],
};

/** A state in a word and a colour. */
export function stateTag(state: string): Markup {
  const [look, words] = looks[state] ?? ['', state];
  return html`<span class="tag ${look}">${words}</span>`;
}

/** The address of a case. */
export const caseAt = (view: string, id: number): string => `/_mock/desk?view=${view}&case=${id}`;

/** A form that does an action at the desk and comes back to the same case. */
export const deskForm = (call: PageCall, action: string, inside: Markup): Markup =>
  html`<form class="stack-s" method="post" action="/_mock/desk/${action}">
    <input type="hidden" name="back" value="${call.path}" />${inside}
  </form>`;

export const hidden = (name: string, value: string | number): Markup =>
  html`<input type="hidden" name="${name}" value="${value}" />`;

/** A button that decides; the first one of a case leads. */
export const decision = (value: string, label: string, look: 'go' | 'no' | '' = ''): Markup =>
  html`<button
    class="btn ${look === 'go' ? 'go' : ''} ${look === 'no' ? 'refuse' : ''}"
    name="decision"
    value="${value}"
  >
    ${look !== '' && icon(look === 'go' ? 'check' : 'cross')}${label}
  </button>`;
