import type { Reader } from './reader.ts';
import type { Texts } from './texts.ts';

/** One of the main journeys of a resident. */
export interface Journey {
  /** The name of its file in docs/generated/spoken. */
  readonly key: string;
  /** Its title there. */
  readonly title: string;
  /** The scenario of its world. */
  readonly scenario: string;
  /** The resident who is signed in from the start; undefined for a visitor. */
  readonly persona?: string;
  readonly walk: (reader: Reader, texts: Texts) => Promise<void>;
}
