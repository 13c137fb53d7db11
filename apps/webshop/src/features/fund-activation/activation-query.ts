import type { ActivationVisit } from '@stadstegoed/core/fund-activation/activation-visit.ts';
import type { Query } from '@stadstegoed/core/shared/destination.ts';

/** The query for a visit, without parameters that are already handled (1 §2, query of fund-activate). */
export function toActivationQuery(visit: ActivationVisit): Query {
  return visit.option === null ? {} : { option: visit.option };
}
