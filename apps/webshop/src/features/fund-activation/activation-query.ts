import type { ActivationVisit } from '@stadstegoed/core/fund-activation/activation-visit.ts';
import type { Query } from '@stadstegoed/core/shared/destination.ts';

/** The query of an address that says the same as a visit, without what is over (1 §2, query of fund-activate). */
export function toActivationQuery(visit: ActivationVisit): Query {
  return visit.option === null ? {} : { option: visit.option };
}
