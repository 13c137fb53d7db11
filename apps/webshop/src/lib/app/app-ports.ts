import type { Destination, ScreenName } from '@stadstegoed/core/shared/destination.ts';
import type { Failure } from '@stadstegoed/core/shared/failure.ts';
import { portToken } from '@stadstegoed/core/shared/port-token.ts';
import type { TextKey, TextValues } from '../../texts/text-keys.ts';

/** A sentence of the shop by its text key, with a code behind it for residents who ask for help, or a literal one of the platform. */
export type Sentence =
  | { readonly key: TextKey; readonly values?: TextValues; readonly code?: string }
  | { readonly literal: string };

/** The options of a route change. The first two default to false: a new history entry that scrolls to the top (SH-042). */
export interface GoOptions {
  readonly replace?: boolean;
  readonly keepScroll?: boolean;
  /** What the history entry holds beside its address, as plain data; nothing by default. */
  readonly state?: object | null;
}

/** Navigation between screens and out of the shop. */
export interface Navigation {
  /** Goes to a screen by its path in the current language. */
  go(destination: Destination, options?: GoOptions): void;
  /** Goes to a path of the shop itself, such as one that a target named; any other path leads to home. */
  goToPath(path: string, options?: GoOptions): void;
  /** Leaves the shop for a full address that the platform named (reading 40); false, and nothing happens, when it may not. */
  leave(url: string): boolean;
  /** Whether `leave` would follow this address. */
  mayLeaveFor(url: string): boolean;
  /**
   * Whether the resident is at this screen, and not on the way to another whose code is still loading. Otherwise going somewhere
   * without a press undoes hers.
   */
  isAt(screen: ScreenName): boolean;
  /** The origins, the own one first, that the address bar may name; the platform may name others too. */
  readonly trustedOrigins: readonly string[];
  /** The path of a screen, for links outside React. */
  href(destination: Destination): string;
}
export const Navigation = portToken<Navigation>('Navigation');

/** The kind of a toast; screen readers announce danger immediately and the others politely. */
export type ToastKind = 'positive' | 'info' | 'danger';

/** What a resident can still do about what a toast tells, such as undo it. */
export interface ToastAction {
  readonly label: TextKey;
  readonly run: () => void;
}

/** Toasts on the screen: at most four, four seconds each unless another duration is given (reading 21). */
export interface Toasts {
  show(kind: ToastKind, sentence: Sentence, milliseconds?: number): void;
  /** A toast that stays until it is dismissed, in place of the same sentence: the screen that said it is left. */
  keep(kind: ToastKind, sentence: Sentence): void;
  /** A positive toast with a button, for four seconds. */
  offer(sentence: Sentence, action: ToastAction): void;
}
export const Toasts = portToken<Toasts>('Toasts');

/**
 * What a failure is about: the press of a button, a form whose values stay, or a read, which can simply be tried again.
 */
export type About = 'press' | 'form' | 'read';

/** The default handling of a failure. */
export interface FailurePolicy {
  /** Shows a toast for a failure of a press, of a form or of a read. Shows nothing for aborted reads and for an ended session. */
  report(failure: Failure, about?: About): void;
}
export const FailurePolicy = portToken<FailurePolicy>('FailurePolicy');

/**
 * What a resident has seen on this device, as ids. It stays when the sign-in ends: otherwise it would come back each time.
 * Empty for a visitor.
 */
export interface SeenOnDevice {
  ids(of: SeenKind): readonly string[];
  add(of: SeenKind, ids: readonly string[]): void;
}
export const SeenOnDevice = portToken<SeenOnDevice>('SeenOnDevice');

/** Funds that were put off after sign-in (reading 53), and requests whose decision was opened. */
export type SeenKind = 'put-off-funds' | 'opened-decisions';

/** The title of the page, for screens that replace the title of their route. */
export interface ScreenTitles {
  /** Null for the title of the route. */
  showOwn(text: string | null): void;
  markErrors(hasErrors: boolean): void;
}
export const ScreenTitles = portToken<ScreenTitles>('ScreenTitles');
