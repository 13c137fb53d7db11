import type { Flags } from '@stadstegoed/core/shared/flags.ts';
import { goTo, type Destination } from '@stadstegoed/core/shared/destination.ts';
import type { Language } from '@stadstegoed/core/shared/language.ts';
import { makeAutoObservable } from 'mobx';
import { afterUnauthorised } from '@stadstegoed/core/sign-in/session-rules.ts';
import type { Navigation } from '../lib/app/app-ports.ts';
import type { StoredCodes } from '../lib/shared-state/stored-codes.ts';
import { returnPath } from '../lib/shared-state/return-path.ts';
import type { IdleWatch } from './idle-watch.ts';
import type { ClearableStorage } from './browser/browser-adapters.ts';
import type { ConnectionWatch } from './browser/connection-watch.ts';
import type { TextStore } from './i18n.ts';
import type { DialogStore } from './dialog-store.ts';
import type { ToastStore } from './toast-store.ts';
import type { Preferences } from './browser/preferences.ts';
import type { ScreenTitle } from './screen-title.ts';
import type { SessionStore } from './session-store.ts';
import type { SettingsStore } from './settings-store.ts';
import { isSignInLink, targetOfPath } from './sign-in-target.ts';

/** Where in the shop a browser tab stands. */
export interface Place {
  readonly pathname: string;
  readonly search: string;
}

export interface ShellParts {
  readonly session: SessionStore;
  readonly settings: SettingsStore;
  readonly preferences: Preferences;
  readonly texts: TextStore;
  readonly toasts: ToastStore;
  readonly dialogs: DialogStore;
  readonly title: ScreenTitle;
  readonly navigation: Navigation;
  readonly idle: IdleWatch;
  readonly drafts: ClearableStorage;
  readonly goals: ClearableStorage;
  readonly here: () => Place;
  /** Whether this browser keeps answers of a form. */
  readonly keepsAnswers: () => boolean;
  readonly connection: ConnectionWatch;
  /** The QR codes on this device, which go when the resident signs out. */
  readonly codes: Pick<StoredCodes, 'remove' | 'refresh'>;
}

/** The model of the layout and of the frame around each screen. */
export class ShellModel {
  readonly session: SessionStore;
  readonly settings: SettingsStore;
  readonly preferences: Preferences;
  readonly texts: TextStore;
  readonly toasts: ToastStore;
  readonly dialogs: DialogStore;
  readonly title: ScreenTitle;
  readonly navigation: Navigation;
  readonly idle: IdleWatch;
  readonly drafts: ClearableStorage;
  readonly goals: ClearableStorage;
  readonly connection: ConnectionWatch;

  readonly #here: ShellParts['here'];
  readonly #keepsAnswers: ShellParts['keepsAnswers'];
  readonly #codes: ShellParts['codes'];

  /**
   * The entries of the history that the router came to since the shop last took a resident home because the sign-in ended; null
   * before the first time.
   */
  enteredSinceDeparture: Set<string> | null = null;

  /** The path of the screen that asks a visitor to sign in, while it is shown; null when none does. */
  #asking: string | null = null;

  constructor(parts: ShellParts) {
    this.session = parts.session;
    this.settings = parts.settings;
    this.preferences = parts.preferences;
    this.texts = parts.texts;
    this.toasts = parts.toasts;
    this.dialogs = parts.dialogs;
    this.title = parts.title;
    this.navigation = parts.navigation;
    this.idle = parts.idle;
    this.drafts = parts.drafts;
    this.goals = parts.goals;
    this.#here = parts.here;
    this.#keepsAnswers = parts.keepsAnswers;
    this.#codes = parts.codes;
    this.connection = parts.connection;
    makeAutoObservable(
      this,
      {
        session: false,
        settings: false,
        preferences: false,
        texts: false,
        toasts: false,
        dialogs: false,
        title: false,
        navigation: false,
        idle: false,
        drafts: false,
        goals: false,
        connection: false,
      },
      { autoBind: true },
    );
  }

  get flags(): Flags {
    return this.settings.flags;
  }

  get language(): Language {
    return this.preferences.language;
  }

  /**
   * Changes the language of the whole screen without a reload, so that forms keep their values. Keeps the
   * language when the texts cannot be fetched.
   */
  async chooseLanguage(language: Language): Promise<void> {
    try {
      await this.texts.prepare(language);
    } catch {
      this.toasts.show('danger', { key: 'shell.failure.chunk' });
      return;
    }
    // The preference first, because rerendered screens read the platform's texts again with this language.
    this.preferences.chooseLanguage(language);
    // Before the screens are rendered again: a page of the municipality waits for the answer that is under way.
    const reading = this.settings.read();
    await this.texts.change(language);
    await reading;
  }

  /**
   * Signs the resident out, navigates home and shows a toast. Clears the drafts and goals: the next user may be someone else.
   * `hasEnded` tells that the platform has ended the session already.
   */
  async signOut(hasEnded = false): Promise<void> {
    this.#leaveFor(goTo('home', {}));
    this.forgetResident();
    const ending = hasEnded ? this.session.forget() : this.session.signOut();
    // Signed out here, whatever the platform answers or does not.
    this.toasts.show('info', { key: 'shell.signedOut' });
    await ending;
  }

  /** Removes what the forms of this tab keep, what was wanted, the stored QR codes, and when the resident was last active. */
  forgetResident(): void {
    this.drafts.clear();
    this.goals.clear();
    this.#codes.remove();
    this.idle.forget();
  }

  /** Tells that a screen asks a visitor to sign in, until the returned function is called. */
  askToSignIn(path: string): () => void {
    this.#asking = path;
    return () => {
      this.#asking = null;
    };
  }

  /**
   * Remembers the screen that asked to sign in. Not before somebody goes to sign in: who came back to a screen after signing out
   * leaves nothing for the next visitor.
   */
  beginSignIn(): void {
    if (this.#asking !== null) returnPath.write(this.goals, this.#asking);
  }

  /** Tells the shell that the router came to this entry of the history. */
  enter(key: string): void {
    this.enteredSinceDeparture?.add(key);
  }

  /**
   * Whether the shop leaves the screen at this entry because the sign-in ended. It is taken down at once: drawn for a visitor it
   * would read everything anew while home is on its way. Whoever goes back to it before home was drawn sees it again.
   */
  isLeft(key: string): boolean {
    return this.enteredSinceDeparture?.has(key) === false;
  }

  /**
   * Handles a 401 answer: signs out and navigates home, with session_expired when the platform said so. An old token never beats
   * a new one: a link that signs in goes on, and the newer sign-in of another tab is taken over.
   */
  endedByPlatform(sessionExpired: boolean, isChange: boolean): void {
    if (isSignInLink(this.#here().pathname)) return this.session.forget();
    if (this.followOtherTab()) return;
    const notDone = isChange ? (this.#isReserving ? 'reservation' : 'other') : null;
    const target = this.#rememberScreen();
    this.#leaveFor(afterUnauthorised(sessionExpired, target));
    this.session.forget();
    this.session.tellEnd({ because: 'platform', notDone, keepsAnswers: this.#keepsAnswers() });
  }

  /** Signs out after 15 minutes without activity; home shows the reason (SH-051). */
  async endIdleSession(): Promise<void> {
    this.#leaveFor(afterUnauthorised(true, this.#rememberScreen()));
    const ending = this.session.signOut();
    this.session.tellEnd({ because: 'idle', notDone: null, keepsAnswers: this.#keepsAnswers() });
    await ending;
  }

  /** Follows a sign-out or sign-in in another tab. Closes the dialogs of the former resident. False when there was none. */
  followOtherTab(): boolean {
    this.#codes.refresh();
    const change = this.session.followOtherTab();
    // What was open belonged to the former resident, or asked a visitor to sign in.
    if (change === 'replaced' || change === 'signed_in') this.dialogs.closeAll();
    if (change === 'signed_out') {
      if (this.idle.isForgotten) this.forgetResident();
      this.#leaveFor(goTo('home', {}));
      this.toasts.show('info', { key: 'shell.signedOutElsewhere' });
    }
    return change !== null;
  }

  /**
   * Remembers the screen for the next sign-in in this browser. Returns its auth target code, which also works in another one;
   * null when it has none.
   */
  #rememberScreen(): string | null {
    const { pathname, search } = this.#here();
    if (pathname === '/') return null;
    const query = new URLSearchParams(search);
    if (this.#isReserving) query.set('reserve', '1');
    returnPath.write(this.goals, query.size === 0 ? pathname : `${pathname}?${query.toString()}`);
    return targetOfPath(pathname);
  }

  /** Whether the dialog is open that a reservation is made in; its offer opens it again. */
  get #isReserving(): boolean {
    return this.dialogs.current?.key === 'reserve-product';
  }

  #leaveFor(home: Destination<'home'>): void {
    this.dialogs.closeAll();
    this.enteredSinceDeparture = new Set();
    this.navigation.go(home);
  }
}
