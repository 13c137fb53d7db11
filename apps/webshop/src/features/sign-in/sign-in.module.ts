import { Funds } from '@stadstegoed/core/funds/funds.port.ts';
import { Clock } from '@stadstegoed/core/shared/clock.port.ts';
import { AccountStore } from '@stadstegoed/core/sign-in/account-store.port.ts';
import { AuthorizeAppCode } from '@stadstegoed/core/sign-in/authorize-app-code.ts';
import { ChooseLandingPlace } from '@stadstegoed/core/sign-in/choose-landing-place.ts';
import { Digid } from '@stadstegoed/core/sign-in/digid.port.ts';
import { ExchangeLink } from '@stadstegoed/core/sign-in/exchange-link.ts';
import { SendAppLink } from '@stadstegoed/core/sign-in/send-app-link.ts';
import { SignInByEmail } from '@stadstegoed/core/sign-in/sign-in-by-email.ts';
import { SignIn } from '@stadstegoed/core/sign-in/sign-in.port.ts';
import { StartDigid } from '@stadstegoed/core/sign-in/start-digid.ts';
import { WaitForApp } from '@stadstegoed/core/sign-in/wait-for-app.ts';
import { Vouchers } from '@stadstegoed/core/vouchers/vouchers.port.ts';
import type { PlatformClient } from '@stadstegoed/http/client.ts';
import { HttpDigid } from '@stadstegoed/http/sign-in/http-digid.ts';
import type { Composition } from '../../composition/container.ts';
import { Modals, Navigation } from '../../support/app-ports.ts';
import { Session } from '../../support/session.ts';
import { Settings } from '../../support/settings.ts';
import { Landing } from './landing.ts';

/** Binds what signing in needs. `SignIn` and `AccountStore` are the shell's; `Funds` and `Vouchers` are their features'. */
export function bindFeature(composition: Composition, client: PlatformClient): void {
  composition.bind(Digid, { dependencies: [], make: () => new HttpDigid(client) });
  composition.bind(StartDigid, { dependencies: [Digid], make: (digid) => new StartDigid(digid) });
  composition.bind(SignInByEmail, { dependencies: [SignIn], make: (signIn) => new SignInByEmail(signIn) });
  composition.bind(AuthorizeAppCode, { dependencies: [SignIn], make: (signIn) => new AuthorizeAppCode(signIn) });
  composition.bind(SendAppLink, { dependencies: [SignIn], make: (signIn) => new SendAppLink(signIn) });
  composition.bind(ExchangeLink, {
    dependencies: [SignIn, AccountStore],
    make: (signIn, accounts) => new ExchangeLink(signIn, accounts),
  });
  composition.bind(WaitForApp, {
    dependencies: [SignIn, AccountStore, Clock],
    make: (signIn, accounts, clock) => new WaitForApp(signIn, accounts, clock),
  });
  bindLanding(composition);
}

function bindLanding(composition: Composition): void {
  composition.bind(ChooseLandingPlace, {
    dependencies: [Funds, Vouchers],
    make: (funds, vouchers) => new ChooseLandingPlace(funds, vouchers),
  });
  composition.bind(Landing, {
    dependencies: [Session, ChooseLandingPlace, Navigation, Modals, Settings],
    make: (...given) => new Landing(...given),
  });
}
