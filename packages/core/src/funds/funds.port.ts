import type { ReadOptions } from '../shared/cancel-signal.ts';
import type { Failure } from '../shared/failure.ts';
import type { Page } from '../shared/page.ts';
import { portToken } from '../shared/port-token.ts';
import type { Result } from '../shared/result.ts';
import type { Fund, FundTag } from './fund.ts';

/** The filter of the list of funds; absent values do not filter. */
export interface FundFilter {
  readonly q?: string;
  readonly tagId?: string;
  readonly organizationId?: string;
  readonly withExternal?: boolean;
  /** Starts at 1. */
  readonly page?: number;
  /** 1 to 100; the screen uses `FUNDS_PER_PAGE`. */
  readonly perPage?: number;
}

/** An organisation as an option of a filter. */
export interface OrganizationOption {
  readonly id: string;
  readonly name: string;
}

/** A page of funds, with the sponsors of the whole result (all pages); empty when the platform sends none. */
export interface FundsPage extends Page<Fund> {
  readonly sponsors: readonly OrganizationOption[];
}

/** The funds of the municipality. Reading needs no sign-in; for a resident each criterion has its check result. */
export interface Funds {
  /** One page; criteria are checked (FU-015). Without `perPage` the platform sends all funds at once. */
  list(filter: FundFilter, options?: ReadOptions): Promise<Result<FundsPage, Failure>>;
  /** All funds, also of other organisations, for the numbers beside the filters; at most 100. */
  overview(options?: ReadOptions): Promise<Result<readonly Fund[], Failure>>;
  /** One fund; `not_found` when it does not exist. */
  read(id: string, options?: ReadOptions): Promise<Result<Fund, Failure>>;
  /** Up to 300 organisations with a fund in this municipality, for the filter. */
  organizations(options?: ReadOptions): Promise<Result<readonly OrganizationOption[], Failure>>;
  /** The tags of the funds in this municipality, for the filter. */
  tags(options?: ReadOptions): Promise<Result<readonly FundTag[], Failure>>;
}

export const Funds = portToken<Funds>('Funds');
