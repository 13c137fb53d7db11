import { Digid } from '@stadstegoed/core/sign-in/digid.port.ts';
import { StartDigid } from '@stadstegoed/core/sign-in/start-digid.ts';
import { HttpDigid } from '@stadstegoed/http/sign-in/http-digid.ts';
import type { Bindings } from '../support/bindings.ts';
import { Client } from './client.ts';

/**
 * Binds DigiD once. Both sign-in and fund-activation start DigiD; fund-activation does not depend on sign-in, because
 * home loads fund-activation and must not load sign-in.
 */
export function bindDigid(bindings: Bindings): void {
  if (bindings.has(StartDigid)) return;
  bindings.bind(Digid, { dependencies: [Client], make: (client) => new HttpDigid(client) });
  bindings.bindClass(StartDigid, [Digid]);
}
