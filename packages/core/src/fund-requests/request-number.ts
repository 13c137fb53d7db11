import type { OwnFundRequest } from '../fund-activation/own-fund-request.ts';

/** The number of a request as it is read out on the telephone: its year and the platform's id, such as "2026-00008". */
export function requestNumber({ id, createdOn }: Pick<OwnFundRequest, 'id' | 'createdOn'>): string {
  return `${createdOn.slice(0, 4)}-${id.padStart(5, '0')}`;
}
