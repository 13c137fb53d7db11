import type { RequestFlow, RequestStep } from '@stadstegoed/core/fund-requests/request-flow.ts';
import type { FundRequestViewModel, OpenedRequest } from './fund-request.vm.ts';

export interface StepProps {
  readonly model: FundRequestViewModel;
  readonly opened: OpenedRequest;
  /** The state of the request now. */
  readonly flow: RequestFlow;
}

export interface RequestStepProps extends StepProps {
  readonly step: RequestStep;
}
