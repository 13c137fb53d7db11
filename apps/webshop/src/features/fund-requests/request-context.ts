import { FundActivation } from '@stadstegoed/core/fund-activation/fund-activation.port.ts';
import { Funds } from '@stadstegoed/core/funds/funds.port.ts';
import { vouchersOf } from '@stadstegoed/core/fund-activation/fund-facts.ts';
import type { FundRequest } from '@stadstegoed/core/fund-requests/fund-request.ts';
import { requestRefusalOf, type RequestRefusalCode } from '@stadstegoed/core/fund-requests/request-refusal.ts';
import { requestDraftKey } from '@stadstegoed/core/fund-requests/unfinished-request.ts';
import type { Fund } from '@stadstegoed/core/funds/fund.ts';
import { failure, type Failure } from '@stadstegoed/core/shared/failure.ts';
import { err, ok, type Result } from '@stadstegoed/core/shared/result.ts';
import { Vouchers } from '@stadstegoed/core/vouchers/vouchers.port.ts';
import { inject, injectable } from '../../lib/app/inject.ts';
import { Session } from '../../lib/app/session.ts';
import { Settings } from '../../lib/app/settings.ts';
import { EmailSetup, EmailSetupServices } from './email-setup.ts';
import type { RequestDraft } from './request-draft-content.ts';
import { RequestForms, RequestFormsServices } from './request-forms.ts';

/** What is known when the wizard opens. */
export interface RequestContext {
  readonly fund: Fund;
  /** Why no request can be sent; null when it can. */
  readonly blocked: RequestRefusalCode | null;
  /** Whether the resident has a voucher of the fund, so that there is nothing to request. */
  readonly isGranted: boolean;
  readonly forms: RequestForms;
  readonly email: EmailSetup;
  /** Whether the step `email_setup` belongs to this request. */
  readonly asksEmail: boolean;
}

/** Reads the fund, the resident's requests for it and vouchers of it, and the draft. */
@injectable()
export class RequestReader {
  readonly #funds: Pick<Funds, 'read'>;
  readonly #requests: Pick<FundActivation, 'requestsOf'>;
  readonly #vouchers: Pick<Vouchers, 'list'>;
  readonly #session: Session;
  readonly #settings: Settings;
  readonly #email: EmailSetupServices;
  readonly #forms: RequestFormsServices;

  constructor(
    @inject(Funds) funds: Pick<Funds, 'read'>,
    @inject(FundActivation) requests: Pick<FundActivation, 'requestsOf'>,
    @inject(Vouchers) vouchers: Pick<Vouchers, 'list'>,
    @inject(Session) session: Session,
    @inject(Settings) settings: Settings,
    @inject(EmailSetupServices) email: EmailSetupServices,
    @inject(RequestFormsServices) forms: RequestFormsServices,
  ) {
    this.#funds = funds;
    this.#requests = requests;
    this.#vouchers = vouchers;
    this.#session = session;
    this.#settings = settings;
    this.#email = email;
    this.#forms = forms;
  }

  async read(draft: RequestDraft, fundId: string): Promise<Result<RequestContext, Failure>> {
    const session = this.#session;
    const [platform, identity, fund, requests, vouchers] = await Promise.all([
      this.#settings.ready(),
      session.identity === null ? session.refresh() : ok(session.identity),
      this.#funds.read(fundId),
      this.#requests.requestsOf(fundId),
      this.#vouchers.list({ archived: false }),
    ]);
    if (!fund.ok) return fund;
    if (!identity.ok) return identity;
    if (!vouchers.ok) return vouchers;
    if (platform === null) return err(failure('unexpected'));
    const known = knownRequests(requests);
    if (!known.ok) return known;
    await draft.open(identity.value.address, requestDraftKey(fundId));
    const digid = { isMandatory: platform.digid.mandatory, hasBsn: identity.value.bsn };
    const isGranted = vouchersOf(fund.value, vouchers.value.items).length > 0;
    return ok({ ...this.#contextOf(draft, fund.value), blocked: blockOf(fund.value, known.value, digid), isGranted });
  }

  #contextOf(draft: RequestDraft, fund: Fund): Pick<RequestContext, 'fund' | 'forms' | 'email' | 'asksEmail'> {
    const email = new EmailSetup(this.#email, draft);
    // A typed address: the step was begun, and the link in its mail may have been opened meanwhile.
    const asksEmail =
      !email.isConfirmed || draft.content.email !== '' || draft.content.completed.includes('email_setup');
    const forms = new RequestForms({ fund, draft, services: this.#forms });
    return { fund, forms, email, asksEmail };
  }
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
