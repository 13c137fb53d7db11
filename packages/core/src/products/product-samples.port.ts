import type { ReadOptions } from '../shared/cancel-signal.ts';
import type { Failure } from '../shared/failure.ts';
import { portToken } from '../shared/port-token.ts';
import type { Result } from '../shared/result.ts';
import type { ProductSample } from './product-sample.ts';

/** The products that residents can buy with a voucher. Reading needs no sign-in. */
export interface ProductSamples {
  /** At most `SAMPLE_PRODUCTS` products of one fund type, for home (PR-047). */
  samples(fundType: 'budget' | 'subsidies', options?: ReadOptions): Promise<Result<readonly ProductSample[], Failure>>;
}

export const ProductSamples = portToken<ProductSamples>('ProductSamples');
