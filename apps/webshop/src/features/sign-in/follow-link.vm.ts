import type { Fund } from '@stadstegoed/core/funds/fund.ts';
import { Funds } from '@stadstegoed/core/funds/funds.port.ts';
import { Clock, type StopTimer } from '@stadstegoed/core/shared/clock.port.ts';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import type { Failure } from '@stadstegoed/core/shared/failure.ts';
import { ExchangeLink } from '@stadstegoed/core/sign-in/exchange-link.ts';
import { fundOfTarget } from '@stadstegoed/core/sign-in/parse-auth-target.ts';
import { afterFailedLink } from '@stadstegoed/core/sign-in/session-rules.ts';
import type { LinkKind } from '@stadstegoed/core/sign-in/link-kind.ts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { inject, injectable } from '../../lib/view-model/inject.ts';
import { Navigation, Toasts, type ToastKind, type Sentence } from '../../lib/app/app-ports.ts';
import { HourStorage, type TextStorage } from '../../lib/app/text-storage.ts';
import { Dialogs } from '../../lib/app/dialogs.ts';
import { digidDraft } from './parts/digid-draft.ts';
import { Session } from '../../lib/app/session.ts';
import { Load } from '../../lib/load/load.ts';
import type { ViewModel } from '../../lib/view-model/view-model.ts';
import { askedLink } from '../../lib/shared-state/asked-link.ts';
import { Landing } from './landing.ts';

/** The link that was followed. */
export interface FollowLinkParams {
  readonly kind: LinkKind;
  readonly token: string;
  /** The auth target code of the link; null when it has none. */
  readonly target: string | null;
}

const USED: Sentence = { key: 'signIn.link.used' };

/** The address of each screen without its token. */
const CLEAN_PATHS: Readonly<Record<LinkKind, string>> = {
  email: '/identity-restore',
  confirmation: '/confirmation/email',
  short_token: '/auth-link',
};

/**
 * The three screens that exchange the token of a link for a sign-in. The browser that asked for the link exchanges it at
 * once; any other waits for a press, because mail scanners open links and run scripts (reading 51). A token works once,
 * so it is exchanged once, however often the screen starts, and it leaves the address at once. A refused link is
 * explained (SI-070, SI-071, SI-075); a lost connection can be tried again.
 */
@injectable()
export class FollowLinkViewModel implements ViewModel<FollowLinkParams> {
  /** `asking` waits for the press; `missing` when the page was loaded anew, after the token had left the address. */
  state: 'asking' | 'busy' | 'used' | 'failed' | 'missing' = 'busy';
  failure: Failure | null = null;
  /** The fund of the target, named before the press; empty for another target, or when it cannot be read. */
  readonly fund = new Load<Fund>();
  readonly #exchange: ExchangeLink;
  readonly #landing: Landing;
  readonly #session: Session;
  readonly #navigation: Navigation;
  readonly #toasts: Toasts;
  readonly #dialogs: Dialogs;
  readonly #goals: TextStorage;
  readonly #clock: Clock;
  readonly #funds: Pick<Funds, 'read'>;
  #followed: FollowLinkParams | null = null;
  #isHere = false;
  #stopTimer: StopTimer | null = null;

  constructor(
    @inject(ExchangeLink) exchange: ExchangeLink,
    @inject(Landing) landing: Landing,
    @inject(Session) session: Session,
    @inject(Navigation) navigation: Navigation,
    @inject(Toasts) toasts: Toasts,
    @inject(Dialogs) dialogs: Dialogs,
    @inject(HourStorage) goals: TextStorage,
    @inject(Clock) clock: Clock,
    @inject(Funds) funds: Pick<Funds, 'read'>,
  ) {
    this.#exchange = exchange;
    this.#landing = landing;
    this.#session = session;
    this.#navigation = navigation;
    this.#toasts = toasts;
    this.#dialogs = dialogs;
    this.#goals = goals;
    this.#clock = clock;
    this.#funds = funds;
    makeAutoObservable(this, { failure: observableRef, fund: false }, { autoBind: true });
  }

  /** Whether the fund of the target is still being read. */
  get isNamingFund(): boolean {
    return this.fund.isFirstLoad && fundOfTarget(this.#followed?.target ?? null) !== null;
  }

  start(params: FollowLinkParams): void {
    this.#isHere = true;
    if (params.token !== '' && params.token !== this.#followed?.token) this.#open(params);
    if (this.#followed === null) this.#show('missing', null);
    // The screen starts again once the token has left its address.
    if (this.state === 'asking' && params.token === '') this.#readFund();
  }

  stop(): void {
    this.#isHere = false;
    this.#stopTimer?.();
    this.fund.stop();
  }

  /** Exchanges the link that another browser asked for, once. */
  async goOn(): Promise<void> {
    if (this.#followed && this.state === 'asking') await this.#follow(this.#followed);
  }

  /** Exchanges the link again after a failed request. */
  async retry(): Promise<void> {
    if (this.#followed && this.state === 'failed') await this.#follow(this.#followed);
  }

  /** Opens the dialog to request a new link with the same target. */
  askNewLink(): void {
    this.#dialogs.open('login-link-expired', { target: this.#followed?.target ?? null });
  }

  async #follow(params: FollowLinkParams): Promise<void> {
    this.#show('busy', null);
    const exchanged = await this.#exchange.run(params);
    if (exchanged.ok) return this.#arrive(params);
    if (exchanged.error.kind === 'refused') return this.#explainUsed(params);
    this.#show('failed', exchanged.error);
  }

  async #arrive({ kind, target }: FollowLinkParams): Promise<void> {
    const digid = kind === 'short_token' ? digidDraft.read(this.#goals) : null;
    digidDraft.remove(this.#goals);
    const holds = await this.#landing.arrive(target ?? digid?.target ?? null, () => this.#isHere);
    if (holds && digid !== null) this.#toasts.show('positive', { key: 'signIn.digid.success' });
  }

  /** Whether this browser asked for the link: the mail of its form, or the visit to DigiD that it started. */
  #isAskedHere(kind: LinkKind): boolean {
    return kind === 'short_token' ? digidDraft.read(this.#goals) !== null : askedLink.isAsked(this.#goals);
  }

  #open(params: FollowLinkParams): void {
    this.#followed = params;
    this.#cleanAddress(params);
    if (this.#isAskedHere(params.kind)) void this.#follow(params);
    else this.#show('asking', null);
  }

  #readFund(): void {
    const fundId = fundOfTarget(this.#followed?.target ?? null);
    if (fundId !== null) void this.fund.load((signal) => this.#funds.read(fundId, { signal }));
  }

  /** The token does not stay in the address, where it would be shared, bookmarked and kept in the history. */
  #cleanAddress({ kind, target }: FollowLinkParams): void {
    const query = target === null ? '' : `?${new URLSearchParams({ target })}`;
    this.#navigation.goToPath(CLEAN_PATHS[kind] + query, { replace: true, keepScroll: true });
  }

  #explainUsed({ kind, target }: FollowLinkParams): void {
    const next = afterFailedLink(kind, this.#session.isSignedIn);
    this.#show('used', null);
    if (!this.#isHere) return;
    if (next.kind === 'message_then_home') {
      this.#toasts.show('danger', USED, next.milliseconds);
      this.#stopTimer = this.#clock.after(next.milliseconds, () => this.#goHomeWith('danger', USED));
      return;
    }
    if (next.kind === 'home') return this.#goHomeWith('info', { key: 'signIn.link.signedInAlready' });
    this.#navigation.go(goTo('home', {}), { replace: true });
    this.#dialogs.open('identity-proxy-expired', { target });
  }

  /** Goes home, where the sentence stays for slow readers. */
  #goHomeWith(kind: ToastKind, sentence: Sentence): void {
    this.#navigation.go(goTo('home', {}), { replace: true });
    this.#toasts.keep(kind, sentence);
  }

  #show(state: FollowLinkViewModel['state'], failure: Failure | null): void {
    runInAction(() => {
      this.state = state;
      this.failure = failure;
    });
  }
}
