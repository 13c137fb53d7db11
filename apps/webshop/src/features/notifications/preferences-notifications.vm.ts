import { NotificationPreferences } from '@stadstegoed/core/notifications/notification-preferences.port.ts';
import {
  applyChange,
  groupPreferences,
  isLinkIgnored,
  tokenRefusal,
  type NotificationPreference,
  type NotificationSettings,
  type PreferenceGroup,
  type SettingsChange,
  type TokenRefusal,
} from '@stadstegoed/core/notifications/notification-settings.ts';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import type { Failure } from '@stadstegoed/core/shared/failure.ts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { inject, injectable } from '../../lib/view-model/inject.ts';
import { Dialogs } from '../../lib/app/dialogs.ts';
import { Session } from '../../lib/app/session.ts';
import { type Sentence, Navigation, Toasts } from '../../lib/app/app-ports.ts';
import { failureSentence } from '../../lib/action/failure-sentence.ts';
import { Load } from '../../lib/load/load.ts';
import type { ViewModel } from '../../lib/view-model/view-model.ts';

/** The token of a mail's link, which the view has taken from the address; null without one. */
export interface PreferencesParams {
  readonly token: string | null;
}

/**
 * The notification settings. A switch changes at once and is saved at once; a refused one goes back, with a sentence
 * beside the switches. Works with the token of a mail's link, otherwise for the signed-in resident.
 */
@injectable()
export class PreferencesNotificationsViewModel implements ViewModel<PreferencesParams> {
  readonly settings = new Load<NotificationSettings>();
  /** Why the last change was not saved; null after one that was. */
  problem: Sentence | null = null;
  /** The changes that are not answered yet, oldest first; the screen shows the settings with them. */
  pending: readonly SettingsChange[] = [];
  /** How the screen was opened; null until it is started. */
  opened: PreferencesParams | null = null;
  /** Whether the resident has pressed to go on with the link of a mail. */
  isFollowed = false;
  /** Saves one change after the other, so that the last press decides. */
  #saving: Promise<void> = Promise.resolve();
  readonly #preferences: NotificationPreferences;
  readonly #session: Session;
  readonly #navigation: Navigation;
  readonly #toasts: Toasts;
  readonly #dialogs: Dialogs;

  constructor(
    @inject(NotificationPreferences) preferences: NotificationPreferences,
    @inject(Session) session: Session,
    @inject(Navigation) navigation: Navigation,
    @inject(Toasts) toasts: Toasts,
    @inject(Dialogs) dialogs: Dialogs,
  ) {
    this.#preferences = preferences;
    this.#session = session;
    this.#navigation = navigation;
    this.#toasts = toasts;
    this.#dialogs = dialogs;
    makeAutoObservable(
      this,
      { settings: false, problem: observableRef, pending: observableRef, opened: observableRef },
      { autoBind: true },
    );
  }

  /** Whether the resident must sign in first: without a token and without a session. */
  get needsSignIn(): boolean {
    return this.opened?.token === null && !this.#session.isSignedIn;
  }

  /** Whether the link of a mail waits for a press: mail scanners open links and run scripts (reading 51). */
  get isLinkWaiting(): boolean {
    return this.#token !== null && !this.isFollowed;
  }

  /** The settings as the resident has set them, also those that are still being saved. */
  get shown(): NotificationSettings | null {
    return this.settings.value && this.pending.reduce(applyChange, this.settings.value);
  }

  get groups(): readonly PreferenceGroup[] {
    return this.shown === null ? [] : groupPreferences(this.shown);
  }

  /** Why the token is refused; null for every other failure. */
  refusalOf(failure: Failure): TokenRefusal | null {
    return this.#token === null ? null : tokenRefusal(failure);
  }

  /** The token does not stay in the address, where it would be shared, bookmarked and kept in the history. */
  start({ token }: PreferencesParams): void {
    this.opened = { token };
    if (token !== null) this.#navigation.go(goTo('preferences-notifications', {}), CLEAN);
    if (this.needsSignIn) this.#dialogs.open('preferences-sign-in', {});
    else if (!this.isLinkWaiting) void this.#load();
  }

  stop(): void {
    this.settings.stop();
  }

  /** Reads the settings with the token of the link. */
  goOn(): void {
    this.isFollowed = true;
    void this.#load();
  }

  /** Leaves a link that does not work for the settings of the signed-in resident. */
  useOwn(): void {
    this.settings.clear();
    this.start({ token: null });
  }

  /** Switches one kind of event. */
  switch(preference: NotificationPreference): Promise<void> {
    return this.#change({ emailUnsubscribed: this.shown?.emailUnsubscribed ?? false, preferences: [preference] });
  }

  /** Stops all mail, or starts it again. */
  switchAllMail(emailUnsubscribed: boolean): Promise<void> {
    return this.#change({ emailUnsubscribed, preferences: [] });
  }

  get #token(): string | null {
    return this.opened?.token ?? null;
  }

  /** A platform that ignores links has the resident sign in. */
  async #load(): Promise<void> {
    await this.settings.load((signal) => this.#preferences.read(this.#token, { signal }));
    const { failure } = this.settings;
    if (failure !== null && isLinkIgnored(failure)) this.useOwn();
  }

  #change(change: SettingsChange): Promise<void> {
    this.pending = [...this.pending, change];
    this.problem = null;
    this.#saving = this.#saving.then(() => this.#save(change));
    return this.#saving;
  }

  async #save(change: SettingsChange): Promise<void> {
    const saved = await this.#preferences.change(change, this.#token);
    runInAction(() => {
      this.pending = this.pending.filter((one) => one !== change);
      const known = this.settings.value;
      if (saved.ok) {
        if (known !== null) this.settings.set(applyChange(known, change));
        this.#say(change);
      } else this.#refuse(saved.error);
    });
  }

  /** The link of a mail saves once, so that its change cannot be undone. */
  #say({ emailUnsubscribed, preferences }: SettingsChange): void {
    if (this.#token !== null) return this.#toasts.show('positive', SAVED);
    const undo = {
      emailUnsubscribed: emailUnsubscribed !== (preferences.length === 0),
      preferences: preferences.map((one) => ({ ...one, subscribed: !one.subscribed })),
    };
    this.#toasts.offer(SAVED, { label: 'shell.undo', run: () => void runInAction(() => this.#change(undo)) });
  }

  #refuse(failure: Failure): void {
    const refusal = this.refusalOf(failure);
    this.problem = refusal === null ? failureSentence(failure) : { key: TOKEN_SENTENCES[refusal] };
  }
}

/** The sentences about a token, to the letter. */
export const TOKEN_SENTENCES = {
  not_found: 'notifications.token.notFound',
  expired: 'notifications.token.expired',
  'not-pending': 'notifications.token.notPending',
} as const satisfies Record<TokenRefusal, string>;

const SAVED = { key: 'shell.saved' } as const;

const CLEAN = { replace: true, keepScroll: true } as const;
