import type { Destination } from '@stadstegoed/core/shared/destination.ts';
import type { Failure } from '@stadstegoed/core/shared/failure.ts';
import { portToken } from '@stadstegoed/core/shared/port-token.ts';
import type { ModalKey, ModalParams } from './modals.ts';
import type { TextKey, TextValues } from '../texts/text-keys.ts';

/** A sentence of ours by its key, or a sentence that the platform sent. */
export type Sentence = { readonly key: TextKey; readonly values?: TextValues } | { readonly literal: string };

/** How a route change is carried out; both default to false, so a change is a new entry and scrolls to the top (1 §2). */
export interface GoOptions {
  readonly replace?: boolean;
  readonly keepScroll?: boolean;
}

/** Moving between screens and out of the shop. */
export interface Navigation {
  /** Goes to a screen, in the path of the current language. */
  go(destination: Destination, options?: GoOptions): void;
  /** Goes to a path of the shop itself, such as one that a target named; home for anything that is none. */
  goToPath(path: string, options?: GoOptions): void;
  /** Leaves the shop for a full address of a configured origin; false, and nothing happens, for any other. */
  leave(url: string): boolean;
  /** The origins that may be left for. */
  readonly trustedOrigins: readonly string[];
  /** The address of a screen, for links outside React such as a mail's. */
  href(destination: Destination): string;
}
export const Navigation = portToken<Navigation>('Navigation');

/** How a notice looks and sounds; danger is announced at once, the others politely. */
export type NoticeKind = 'positive' | 'info' | 'danger';

/** Short messages on the screen: at most four, four seconds each unless told otherwise (2 §9, decision 21). */
export interface Notices {
  show(kind: NoticeKind, sentence: Sentence, milliseconds?: number): void;
}
export const Notices = portToken<Notices>('Notices');

/** Dialogs by key; one at a time, a new one replaces the open one. An unknown key is an error (1 §2). */
export interface Modals {
  open<Key extends ModalKey>(key: Key, params: ModalParams[Key]): void;
  close(): void;
}
export const Modals = portToken<Modals>('Modals');

/** What a screen does with a failure that it does not treat specially. */
export interface FailurePolicy {
  /** Tells the resident what happened; silent for reads that were given up and for a sign-in that ended. */
  report(failure: Failure): void;
  /** The same for a call that changes nothing for the resident: nothing was filled in, and it can simply be tried again. */
  reportRead(failure: Failure): void;
}
export const FailurePolicy = portToken<FailurePolicy>('FailurePolicy');

/** Keeps what a resident typed through a reload or an expired session, in this browser tab only. */
export interface Drafts {
  read(key: string): string | null;
  write(key: string, value: string): void;
  remove(key: string): void;
}
export const Drafts = portToken<Drafts>('Drafts');

/** The title of the page, where a screen knows better than its route. */
export interface ScreenTitles {
  showOwn(path: string, text: string): void;
  markErrors(hasErrors: boolean): void;
}
export const ScreenTitles = portToken<ScreenTitles>('ScreenTitles');
