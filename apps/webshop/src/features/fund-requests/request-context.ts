import type { FundRequest } from '@stadstegoed/core/fund-requests/fund-request.ts';
import { requestRefusalOf, type RequestRefusalCode } from '@stadstegoed/core/fund-requests/request-refusal.ts';
import type { Fund } from '@stadstegoed/core/funds/fund.ts';
import { failure, type Failure } from '@stadstegoed/core/shared/failure.ts';
import { err, ok, type Result } from '@stadstegoed/core/shared/result.ts';
import type { App } from '../../support/app.ts';
import { EmailSetup } from './email-setup.ts';
import type { RequestDraft } from './request-draft.ts';
import { RequestForms } from './request-forms.ts';
import type { RequestPorts, RequestUseCases } from './request-use-cases.ts';

/** What is known when the wizard opens. */
export interface RequestContext {
  readonly fund: Fund;
  /** Why no request can be sent; null when it can. */
  readonly blocked: RequestRefusalCode | null;
  readonly forms: RequestForms;
  readonly email: EmailSetup;
  /** Whether the step `email_setup` belongs to this request. */
  readonly asksEmail: boolean;
}

/** What reading the context needs. */
export interface RequestContextOptions {
  readonly ports: RequestPorts;
  readonly useCases: RequestUseCases;
  readonly draft: RequestDraft;
  readonly app: App;
}

/** Reads the fund, the resident's requests for it and the draft. */
export async function readContext(
  options: RequestContextOptions,
  fundId: string,
): Promise<Result<RequestContext, Failure>> {
  const { ports, draft, app } = options;
  const [platform, identity, fund, requests] = await Promise.all([
    app.settings.ready(),
    identityOf(app),
    ports.funds.read(fundId),
    ports.requests.requestsOf(fundId),
  ]);
  if (!fund.ok) return fund;
  if (!identity.ok) return identity;
  if (platform === null) return err(failure('unexpected'));
  const known = knownRequests(requests);
  if (!known.ok) return known;
  await draft.open(identity.value.address, fundId);
  const digid = { isMandatory: platform.digid.mandatory, hasBsn: identity.value.bsn };
  return ok(contextOf(options, fund.value, blockOf(fund.value, known.value, digid)));
}

async function identityOf({ session }: App) {
  return session.identity === null ? session.refresh() : ok(session.identity);
}

function contextOf(
  { useCases, ports, draft, app }: RequestContextOptions,
  fund: Fund,
  blocked: RequestRefusalCode | null,
): RequestContext {
  const email = new EmailSetup(ports.emails, draft, app);
  // A typed address: the step was begun, and the link in its mail may have been opened meanwhile.
  const asksEmail = !email.isConfirmed || draft.content.email !== '' || draft.content.completed.includes('email_setup');
  const forms = new RequestForms({ fund, draft, check: useCases.check, files: ports.files, app });
  return { fund, blocked, forms, email, asksEmail };
}

/** The own requests of a fund, and whether the fund accepts requests. */
interface KnownRequests {
  readonly requests: readonly FundRequest[];
  readonly isActive: boolean;
}

/** The requests of a fund that is not active cannot be read: the platform refuses them with a code. */
function knownRequests(read: Result<readonly FundRequest[], Failure>): Result<KnownRequests, Failure> {
  if (read.ok) return ok({ requests: read.value, isActive: true });
  return requestRefusalOf(read.error) === 'fund_not_active' ? ok({ requests: [], isActive: false }) : read;
}

/** The reason why the resident cannot send a request for this fund now; null when it is possible. */
function blockOf(
  fund: Fund,
  known: KnownRequests,
  digid: { readonly isMandatory: boolean; readonly hasBsn: boolean },
): RequestRefusalCode | null {
  if (!known.isActive || fund.state !== 'active') return 'fund_not_active';
  if (known.requests.some(({ state }) => state === 'pending')) return 'pending_request_exists';
  return digid.isMandatory && !digid.hasBsn ? 'bsn_record_is_mandatory' : null;
}
