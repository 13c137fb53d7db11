import { numberOf } from '../../src/contract/input.ts';
import type { SieveName } from './filter.ts';
import { sieveOf } from './filter.ts';
import { addressOf } from '../page-kit/html.ts';
import { asked } from '../page-kit/page-call.ts';
import type { PageCall } from '../page-kit/page-call.ts';

/** Parts of the panel beside the log. */
export const tabs = ['did', 'request', 'answer', 'curl', 'har'] as const;
export type Tab = (typeof tabs)[number];

/** What the address of the page of requests says. */
export type RequestsView = {
  readonly q: string;
  readonly only: SieveName;
  /** The request in the panel; null for the newest. */
  readonly n: number | null;
  readonly tab: Tab;
  /** The request before which the world is looked at; null for now. */
  readonly before: number | null;
  /** How many of the last requests stand on the time line. */
  readonly last: number;
};

/** Lengths of the time line. */
export const lengths = [50, 100, 200] as const;
const usual = lengths[0];

export const requestsAddress = '/_mock/requests';

export const viewOf = (call: PageCall): RequestsView => ({
  q: asked(call, 'q') ?? '',
  only: sieveOf(asked(call, 'only')),
  n: numberOf(call.query, 'n'),
  tab: tabs.find((tab) => tab === asked(call, 'tab')) ?? 'did',
  before: numberOf(call.query, 'before'),
  last: lengths.find((one) => one === numberOf(call.query, 'last')) ?? usual,
});

const textOrNull = (value: number | null): string | null => (value === null ? null : String(value));

/** The address of a view; what is as usual is left out. */
export const viewAddress = ({ q, only, n, tab, before, last }: RequestsView): string =>
  addressOf(requestsAddress, {
    q: q === '' ? null : q,
    only: only === 'all' ? null : only,
    n: textOrNull(n),
    tab: tab === 'did' ? null : tab,
    before: textOrNull(before),
    last: last === usual ? null : String(last),
  });
