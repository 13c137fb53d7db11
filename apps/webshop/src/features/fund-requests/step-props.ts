import type { RequestFlow } from '@stadstegoed/core/fund-requests/request-flow.ts';
import type { FundRequestViewModel, OpenedRequest } from './fund-request.vm.ts';

/** Props of every step and page of the fund request. */
export interface StepProps {
  readonly model: FundRequestViewModel;
  readonly opened: OpenedRequest;
  /** The state of the request now. */
  readonly flow: RequestFlow;
}
