import type { EmailAddress } from '@stadstegoed/core/account/email-address.ts';
import type { Emails } from '@stadstegoed/core/account/emails.port.ts';
import type { ReadOptions } from '@stadstegoed/core/shared/cancel-signal.ts';
import { failure, type Failure } from '@stadstegoed/core/shared/failure.ts';
import { completeItems } from '@stadstegoed/core/shared/page.ts';
import { err, type Result } from '@stadstegoed/core/shared/result.ts';
import type { components } from '@stadstegoed/openapi/generated/api.d.ts';
import { abortSignal, type PlatformClient } from '../client.ts';
import { requestList } from '../request-list.ts';
import { requestOne, requestVoid } from '../request.ts';
import { wireId } from '../wire-id.ts';
import type { Fields } from '../wire.ts';

type WireEmail = Pick<components['schemas']['IdentityEmail'], 'id' | 'email' | 'verified' | 'primary'>;

export class HttpEmails implements Emails {
  readonly #client: PlatformClient;

  constructor(client: PlatformClient) {
    this.#client = client;
  }

  async list(options?: ReadOptions): Promise<Result<readonly EmailAddress[], Failure>> {
    const call = this.#client.GET('/identity/emails', { signal: abortSignal(options) });
    return completeItems(await requestList(call, toEmailAddress));
  }

  add(email: string, target: string | null): Promise<Result<EmailAddress, Failure>> {
    const body = target === null ? { email } : { email, target };
    return requestOne(this.#client.POST('/identity/emails', { body }), toEmailAddress);
  }

  async resend(emailId: string): Promise<Result<EmailAddress, Failure>> {
    const id = wireId(emailId);
    if (id === null) return err(failure('not_found'));
    return requestOne(this.#client.POST('/identity/emails/{id}/resend', { params: { path: { id } } }), toEmailAddress);
  }

  verify(token: string): Promise<Result<EmailAddress, Failure>> {
    return requestOne(
      this.#client.POST('/identity/emails/{token}/verify', { params: { path: { token } } }),
      toEmailAddress,
    );
  }

  async makePrimary(emailId: string): Promise<Result<EmailAddress, Failure>> {
    const id = wireId(emailId);
    if (id === null) return err(failure('not_found'));
    return requestOne(
      this.#client.PATCH('/identity/emails/{id}/primary', { params: { path: { id } } }),
      toEmailAddress,
    );
  }

  async remove(emailId: string): Promise<Result<void, Failure>> {
    const id = wireId(emailId);
    if (id === null) return err(failure('not_found'));
    return requestVoid(this.#client.DELETE('/identity/emails/{id}', { params: { path: { id } } }));
  }
}

/** Maps the wire format of an e-mail address. */
function toEmailAddress(wire: Fields<WireEmail>): EmailAddress {
  return {
    id: wire.id('id'),
    email: wire.string('email'),
    isVerified: wire.boolean('verified'),
    isPrimary: wire.boolean('primary'),
  };
}
