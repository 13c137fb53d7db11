import { Funds } from '@stadstegoed/core/funds/funds.port.ts';
import { Clock } from '@stadstegoed/core/shared/clock.port.ts';
import { AccountStore } from '@stadstegoed/core/sign-in/account-store.port.ts';
import { AuthorizeAppCode } from '@stadstegoed/core/sign-in/authorize-app-code.ts';
import { ChooseLandingPlace } from '@stadstegoed/core/sign-in/choose-landing-place.ts';
import { ExchangeLink } from '@stadstegoed/core/sign-in/exchange-link.ts';
import { SendAppLink } from '@stadstegoed/core/sign-in/send-app-link.ts';
import { SignInByEmail } from '@stadstegoed/core/sign-in/sign-in-by-email.ts';
import { SignIn } from '@stadstegoed/core/sign-in/sign-in.port.ts';
import { WaitForApp } from '@stadstegoed/core/sign-in/wait-for-app.ts';
import { Vouchers } from '@stadstegoed/core/vouchers/vouchers.port.ts';
import { bindDigid } from '../../platform/bind-digid.ts';
import { Wishes, Modals, Navigation } from '../../support/app-ports.ts';
import type { Bindings } from '../../support/bindings.ts';
import { Session } from '../../support/session.ts';
import { Settings } from '../../support/settings.ts';
import { Landing } from './landing.ts';

/** Bindings for sign-in. The composition binds `SignIn` and `AccountStore`, because the session needs them too. */
export function bindFeature(bindings: Bindings): void {
  bindDigid(bindings);
  bindings.bindClass(SignInByEmail, [SignIn]);
  bindings.bindClass(AuthorizeAppCode, [SignIn]);
  bindings.bindClass(SendAppLink, [SignIn]);
  bindings.bindClass(ExchangeLink, [SignIn, AccountStore]);
  bindings.bindClass(WaitForApp, [SignIn, AccountStore, Clock]);
  bindings.bindClass(ChooseLandingPlace, [Funds, Vouchers]);
  bindings.bindClass(Landing, [Session, ChooseLandingPlace, Navigation, Modals, Settings, Wishes]);
}
