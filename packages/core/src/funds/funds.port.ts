import type { ReadOptions } from '../shared/cancel-signal.ts';
import type { Failure } from '../shared/failure.ts';
import type { Page, WholeList } from '../shared/page.ts';
import { portToken } from '../shared/port-token.ts';
import type { Result } from '../shared/result.ts';
import type { Fund, FundTag } from './fund.ts';

/** Which funds to list; absent values do not filter. */
export interface FundChoice {
  readonly q?: string;
  readonly tagId?: string;
  readonly organizationId?: string;
  readonly withExternal?: boolean;
}

/** Which page of which funds. */
export interface FundFilter extends FundChoice {
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

/** The funds of the municipality. Reading needs no sign-in; for a resident each criterion has its check result. */
export interface Funds {
  /** One page; criteria are checked (FU-015). */
  list(filter: FundFilter, options?: ReadOptions): Promise<Result<Page<Fund>, Failure>>;
  /** All funds, with checked criteria. */
  listAll(choice: FundChoice, options?: ReadOptions): Promise<Result<WholeList<Fund>, Failure>>;
  /** One fund; `not_found` when it does not exist. */
  read(id: string, options?: ReadOptions): Promise<Result<Fund, Failure>>;
  /** All organisations with a fund in this municipality, for the filter. */
  organizations(options?: ReadOptions): Promise<Result<readonly OrganizationOption[], Failure>>;
  /** All tags of the funds in this municipality, for the filter. */
  tags(options?: ReadOptions): Promise<Result<readonly FundTag[], Failure>>;
}

export const Funds = portToken<Funds>('Funds');
