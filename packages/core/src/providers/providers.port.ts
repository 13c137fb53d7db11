import type { Distance } from './distance-filter.ts';
import type { Postcode } from '../shared/postcode.ts';
import type { ReadOptions } from '../shared/cancel-signal.ts';
import type { Failure } from '../shared/failure.ts';
import type { Page, WholeList } from '../shared/page.ts';
import { portToken } from '../shared/port-token.ts';
import type { Result } from '../shared/result.ts';
import type { BusinessType, Provider } from './provider.ts';

/** The filter and order of the list of providers; absent values do not filter. */
export interface ProviderChoice {
  readonly q?: string;
  readonly fundId?: string;
  readonly businessTypeId?: string;
  /** Providers with a visible product in this category or below it. */
  readonly categoryId?: string;
  /** Providers with an office closer than a distance in kilometres to a postcode. */
  readonly near?: { readonly postcode: Postcode; readonly distance: Distance };
  /** The name by default (PV-030). */
  readonly orderBy?: 'name' | 'created_at';
  readonly orderByDir?: 'asc' | 'desc';
}

/** Which page of which providers. */
export interface ProviderFilter extends ProviderChoice {
  readonly page: number;
  readonly perPage: number;
}

/** The providers of the municipality. Reading needs no sign-in. */
export interface Providers {
  /** A page of the providers that are approved for an active fund. */
  list(filter: ProviderFilter, options?: ReadOptions): Promise<Result<Page<Provider>, Failure>>;
  /** All of the providers that are approved for an active fund. */
  listAll(choice: ProviderChoice, options?: ReadOptions): Promise<Result<WholeList<Provider>, Failure>>;
  /** One provider, also one that is not approved; `not_found` when it does not exist. */
  read(id: string, options?: ReadOptions): Promise<Result<Provider, Failure>>;
  /** All business types of the approved providers. */
  businessTypes(options?: ReadOptions): Promise<Result<readonly BusinessType[], Failure>>;
}

export const Providers = portToken<Providers>('Providers');
