import { ContainerModule } from 'inversify';
import { Emails } from '@stadstegoed/core/account/emails.port.ts';
import { Sessions } from '@stadstegoed/core/account/sessions.port.ts';
import { HttpEmails } from '@stadstegoed/http/account/http-emails.ts';
import { HttpSessions } from '@stadstegoed/http/account/http-sessions.ts';
import { Client } from '../../lib/app/client.ts';

/** Bindings for e-mail addresses and sessions. */
export const account = new ContainerModule(({ bind }) => {
  bind(Emails)
    .toResolvedValue((client) => new HttpEmails(client), [Client])
    .inSingletonScope();
  bind(Sessions)
    .toResolvedValue((client) => new HttpSessions(client), [Client])
    .inSingletonScope();
});
