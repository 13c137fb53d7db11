import type { FundRequestViewModel } from './fund-request.vm.ts';
import type { RequestContext } from './request-context.ts';

/** Props of every step and page of the fund request. */
export interface StepProps {
  readonly model: FundRequestViewModel;
  readonly context: RequestContext;
}
