import type { ReadOptions } from '../shared/cancel-signal.ts';
import type { Failure } from '../shared/failure.ts';
import { portToken } from '../shared/port-token.ts';
import type { Result } from '../shared/result.ts';
import type { ProductSample } from './product-sample.ts';

/** The offers that can be got with a voucher. Anyone may read them. */
export interface Products {
  /** Some offers, `SAMPLE_PRODUCTS` at most, of one type of fund, for home (1 §9). */
  samples(fundType: 'budget' | 'subsidies', options?: ReadOptions): Promise<Result<readonly ProductSample[], Failure>>;
}

export const Products = portToken<Products>('Products');
