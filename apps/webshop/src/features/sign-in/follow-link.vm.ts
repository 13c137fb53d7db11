import { Clock, type StopTimer } from '@stadstegoed/core/shared/clock.port.ts';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import type { Failure } from '@stadstegoed/core/shared/failure.ts';
import { ExchangeLink } from '@stadstegoed/core/sign-in/exchange-link.ts';
import { parseAuthTarget } from '@stadstegoed/core/sign-in/auth-target.ts';
import { afterFailedLink } from '@stadstegoed/core/sign-in/session-rules.ts';
import type { LinkKind } from '@stadstegoed/core/sign-in/link-kind.ts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { inject, injectable } from '../../lib/app/inject.ts';
import { SignInGoals, Navigation, Notices } from '../../lib/app/app-ports.ts';
import { Modals } from '../../lib/app/modals.ts';
import { digidDraft } from '../../lib/app/digid-draft.ts';
import { Session } from '../../lib/app/session.ts';
import type { ViewModel } from '../../lib/app/view-model.ts';
import { askedLink } from './asked-link.ts';
import { Landing } from './landing.ts';

/** The link that was followed. */
export interface FollowLinkParams {
  readonly kind: LinkKind;
  readonly token: string;
  /** The auth target code of the link; null when it has none. */
  readonly target: string | null;
}

/** Milliseconds that the sentence about answers in another browser is shown. */
const ELSEWHERE_MS = 8000;

/** Whether something may have been filled in before this link was opened. That of DigiD never says for what it was. */
function mayHaveAnswers(kind: LinkKind, target: string | null): boolean {
  const screen = parseAuthTarget(target)?.screen;
  if (kind === 'short_token') return target === null;
  return screen === 'fund-request' || screen === 'fund-request-clarification';
}

/**
 * The three screens that exchange the token of a link for a sign-in. A token works once, so it is exchanged
 * once, however often the screen starts. A refused link is explained (SI-070, SI-071, SI-075); a lost connection can
 * be tried again.
 */
@injectable()
export class FollowLinkViewModel implements ViewModel<FollowLinkParams> {
  state: 'busy' | 'used' | 'failed' = 'busy';
  failure: Failure | null = null;
  readonly #exchange: ExchangeLink;
  readonly #landing: Landing;
  readonly #session: Session;
  readonly #navigation: Navigation;
  readonly #notices: Notices;
  readonly #modals: Modals;
  readonly #goals: SignInGoals;
  readonly #clock: Clock;
  #followed: FollowLinkParams | null = null;
  #isHere = false;
  #stopTimer: StopTimer | null = null;

  constructor(
    @inject(ExchangeLink) exchange: ExchangeLink,
    @inject(Landing) landing: Landing,
    @inject(Session) session: Session,
    @inject(Navigation) navigation: Navigation,
    @inject(Notices) notices: Notices,
    @inject(Modals) modals: Modals,
    @inject(SignInGoals) goals: SignInGoals,
    @inject(Clock) clock: Clock,
  ) {
    this.#exchange = exchange;
    this.#landing = landing;
    this.#session = session;
    this.#navigation = navigation;
    this.#notices = notices;
    this.#modals = modals;
    this.#goals = goals;
    this.#clock = clock;
    makeAutoObservable(this, { failure: observableRef }, { autoBind: true });
  }

  start(params: FollowLinkParams): void {
    this.#isHere = true;
    if (this.#followed?.token === params.token) return;
    this.#followed = params;
    void this.#follow(params);
  }

  stop(): void {
    this.#isHere = false;
    this.#stopTimer?.();
  }

  /** Exchanges the link again after a failed request. */
  async retry(): Promise<void> {
    if (this.#followed && this.state === 'failed') await this.#follow(this.#followed);
  }

  /** Opens the dialog to request a new link with the same target. */
  askNewLink(): void {
    this.#modals.open('login-link-expired', { target: this.#followed?.target ?? null });
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
    const beganElsewhere = digid === null && !askedLink.take(this.#goals) && mayHaveAnswers(kind, target);
    const holds = await this.#landing.arrive(target ?? digid?.target ?? null, () => this.#isHere);
    if (!holds) return;
    if (digid !== null) this.#notices.show('positive', { key: 'signIn.digid.success' });
    if (beganElsewhere) this.#notices.show('info', { key: 'signIn.link.elsewhere' }, ELSEWHERE_MS);
  }

  #explainUsed({ kind, target }: FollowLinkParams): void {
    const next = afterFailedLink(kind, this.#session.isSignedIn);
    this.#show('used', null);
    if (!this.#isHere) return;
    if (next.kind === 'message_then_home') {
      this.#notices.show('danger', { key: 'signIn.link.used' }, next.milliseconds);
      this.#stopTimer = this.#clock.after(next.milliseconds, () => this.#goHome());
      return;
    }
    this.#navigation.go(goTo('home', {}), { replace: true });
    if (next.kind === 'home_with_expired_modal') this.#modals.open('identity-proxy-expired', { target });
  }

  #goHome(): void {
    this.#navigation.go(goTo('home', {}), { replace: true });
  }

  #show(state: FollowLinkViewModel['state'], failure: Failure | null): void {
    runInAction(() => {
      this.state = state;
      this.failure = failure;
    });
  }
}
