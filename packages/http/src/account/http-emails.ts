import type { EmailAddress, Emails } from '@stadstegoed/core/account/emails.port.ts';
import { failure, type Failure } from '@stadstegoed/core/shared/failure.ts';
import { err, type Result } from '@stadstegoed/core/shared/result.ts';
import type { components } from '@stadstegoed/openapi/generated/api.d.ts';
import { requestOne } from '../request.ts';
import type { PlatformClient } from '../client.ts';
import { wireId } from '../wire-id.ts';
import { readBoolean, readId, readString } from '../wire.ts';

type WireEmail = Pick<components['schemas']['IdentityEmail'], 'id' | 'email' | 'verified'>;

/** The HTTP adapter of `Emails`. */
export class HttpEmails implements Emails {
  readonly #client: PlatformClient;

  constructor(client: PlatformClient) {
    this.#client = client;
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
}

/** Maps the wire format of an e-mail address (reference part 1, 5.10). */
function toEmailAddress(wire: WireEmail): EmailAddress {
  return {
    id: readId(wire.id, 'id'),
    email: readString(wire.email, 'email'),
    isVerified: readBoolean(wire.verified, 'verified'),
  };
}
