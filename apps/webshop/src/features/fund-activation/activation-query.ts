import type { ActivationVisit } from '@stadstegoed/core/fund-activation/activation-visit.ts';
import type { Query } from '@stadstegoed/core/shared/destination.ts';

/** The query for a visit, without parameters that are already handled. */
export function toActivationQuery(visit: ActivationVisit): Query {
  return visit.option === null ? {} : { option: visit.option };
}
