import { ContainerModule } from 'inversify';
import { Funds } from '@stadstegoed/core/funds/funds.port.ts';
import { Clock } from '@stadstegoed/core/shared/clock.port.ts';
import { AccountStore } from '@stadstegoed/core/sign-in/account-store.port.ts';
import { AppLink } from '@stadstegoed/core/sign-in/app-link.port.ts';
import { AuthorizeAppCode } from '@stadstegoed/core/sign-in/authorize-app-code.ts';
import { AuthorizeScannedCode } from '@stadstegoed/core/sign-in/authorize-scanned-code.ts';
import { ChooseLandingPlace } from '@stadstegoed/core/sign-in/choose-landing-place.ts';
import { ExchangeLink } from '@stadstegoed/core/sign-in/exchange-link.ts';
import { PutOffFunds } from '@stadstegoed/core/sign-in/put-off-funds.port.ts';
import { QrReader } from '@stadstegoed/core/sign-in/qr-reader.port.ts';
import { SendAppLink } from '@stadstegoed/core/sign-in/send-app-link.ts';
import { SignInByEmail } from '@stadstegoed/core/sign-in/sign-in-by-email.ts';
import { SignIn } from '@stadstegoed/core/sign-in/sign-in.port.ts';
import { WaitForApp } from '@stadstegoed/core/sign-in/wait-for-app.ts';
import { Vouchers } from '@stadstegoed/core/vouchers/vouchers.port.ts';
import { Digid } from '@stadstegoed/core/sign-in/digid.port.ts';
import { StartDigid } from '@stadstegoed/core/sign-in/start-digid.ts';
import { HttpAppLink } from '@stadstegoed/http/sign-in/http-app-link.ts';
import { HttpDigid } from '@stadstegoed/http/sign-in/http-digid.ts';
import { Client } from '../../lib/app/client.ts';
import { Navigation, SeenOnDevice } from '../../lib/app/app-ports.ts';
import { TabStorage, HourStorage } from '../../lib/app/text-storage.ts';
import { Dialogs } from '../../lib/app/dialogs.ts';
import { Session } from '../../lib/app/session.ts';
import { Settings } from '../../lib/app/settings.ts';
import { storedPutOffFunds } from './stored-put-off-funds.ts';
import { Landing } from './landing.ts';

/** Bindings for sign-in. The composition binds `SignIn` and `AccountStore`, because the session needs them too. */
export const signIn = new ContainerModule(({ bind }) => {
  bind(Digid)
    .toResolvedValue((client) => new HttpDigid(client), [Client])
    .inSingletonScope();
  bind(StartDigid)
    .toResolvedValue((digid) => new StartDigid(digid), [Digid])
    .inSingletonScope();
  bind(SignInByEmail)
    .toResolvedValue((signIn) => new SignInByEmail(signIn), [SignIn])
    .inSingletonScope();
  bind(AuthorizeAppCode)
    .toResolvedValue((signIn) => new AuthorizeAppCode(signIn), [SignIn])
    .inSingletonScope();
  bind(AuthorizeScannedCode)
    .toResolvedValue((reader, signIn) => new AuthorizeScannedCode(reader, signIn), [QrReader, SignIn])
    .inSingletonScope();
  bind(AppLink)
    .toResolvedValue((client) => new HttpAppLink(client), [Client])
    .inSingletonScope();
  bind(SendAppLink)
    .toResolvedValue((appLink) => new SendAppLink(appLink), [AppLink])
    .inSingletonScope();
  bind(ExchangeLink)
    .toResolvedValue((signIn, accountStore) => new ExchangeLink(signIn, accountStore), [SignIn, AccountStore])
    .inSingletonScope();
  bind(WaitForApp)
    .toResolvedValue(
      (signIn, accountStore, clock) => new WaitForApp(signIn, accountStore, clock),
      [SignIn, AccountStore, Clock],
    )
    .inSingletonScope();
  bind(PutOffFunds)
    .toResolvedValue((drafts, seen) => storedPutOffFunds(drafts, seen), [TabStorage, SeenOnDevice])
    .inSingletonScope();
  bind(ChooseLandingPlace)
    .toResolvedValue(
      (funds, vouchers, putOff) => new ChooseLandingPlace(funds, vouchers, putOff),
      [Funds, Vouchers, PutOffFunds],
    )
    .inSingletonScope();
  bind(Landing)
    .toResolvedValue(
      (session, chooseLandingPlace, navigation, dialogs, settings, goals) =>
        new Landing(session, chooseLandingPlace, navigation, dialogs, settings, goals),
      [Session, ChooseLandingPlace, Navigation, Dialogs, Settings, HourStorage],
    )
    .inSingletonScope();
});
