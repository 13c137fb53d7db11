import type { ReadOptions } from '../shared/cancel-signal.ts';
import type { Failure } from '../shared/failure.ts';
import type { Page } from '../shared/page.ts';
import { portToken } from '../shared/port-token.ts';
import type { Result } from '../shared/result.ts';
import type { Office } from './office.ts';

/** Which offices to list. */
export interface OfficeFilter {
  /** Part of an address, or of the name or the kind of the organisation. */
  readonly q?: string;
  /** Only offices of providers that are approved for an active fund. */
  readonly approved?: boolean;
}

/** The offices of providers. Reading needs no sign-in. */
export interface Offices {
  /** The first 100 offices. */
  list(filter: OfficeFilter, options?: ReadOptions): Promise<Result<Page<Office>, Failure>>;
  /** One office; `not_found` when it does not exist. */
  read(id: string, options?: ReadOptions): Promise<Result<Office, Failure>>;
}

export const Offices = portToken<Offices>('Offices');
