import { Emails } from '@stadstegoed/core/account/emails.port.ts';
import { Sessions } from '@stadstegoed/core/account/sessions.port.ts';
import { HttpEmails } from '@stadstegoed/http/account/http-emails.ts';
import { HttpSessions } from '@stadstegoed/http/account/http-sessions.ts';
import { Client } from '../../platform/client.ts';
import type { Bindings } from '../../support/bindings.ts';

/** Bindings for e-mail addresses and sessions. */
export function bindFeature(bindings: Bindings): void {
  bindings.bind(Emails, { dependencies: [Client], make: (client) => new HttpEmails(client) });
  bindings.bind(Sessions, { dependencies: [Client], make: (client) => new HttpSessions(client) });
}
