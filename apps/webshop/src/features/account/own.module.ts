import { ContainerModule } from 'inversify';
import { GiveFactorCode } from '@stadstegoed/core/account/give-factor-code.ts';
import { SecondFactors } from '@stadstegoed/core/account/second-factors.port.ts';
import { HttpSecondFactors } from '@stadstegoed/http/account/http-second-factors.ts';
import { Client } from '../../lib/app/client.ts';

/** Bindings that only the screens and dialogs of the account need: those of second factors. */
export const own = new ContainerModule(({ bind }) => {
  bind(SecondFactors)
    .toResolvedValue((client) => new HttpSecondFactors(client), [Client])
    .inSingletonScope();
  bind(GiveFactorCode)
    .toResolvedValue((factors) => new GiveFactorCode(factors), [SecondFactors])
    .inSingletonScope();
});
