import { Funds } from '@stadstegoed/core/funds/funds.port.ts';
import { ProductSamples } from '@stadstegoed/core/products/product-samples.port.ts';
import { failure } from '@stadstegoed/core/shared/failure.ts';
import { singlePage } from '@stadstegoed/core/shared/page.ts';
import { err, ok } from '@stadstegoed/core/shared/result.ts';
import { PendingReimbursements } from '@stadstegoed/core/vouchers/pending-reimbursements.port.ts';
import { Vouchers } from '@stadstegoed/core/vouchers/vouchers.port.ts';
import type { StubbedContainer } from './compose-test-shop.ts';

/** Stubs every port that the test did not stub itself, as an empty platform. */
export function quietPlatform(container: StubbedContainer): void {
  const nothing = () => Promise.resolve(ok([]));
  const missing = () => Promise.resolve(err(failure('not_found')));
  if (!container.isBound(Funds)) {
    const list = () => Promise.resolve(ok(singlePage([])));
    container.stub(Funds, { list, listAll: list, read: missing, tags: nothing, organizations: nothing });
  }
  if (!container.isBound(ProductSamples)) container.stub(ProductSamples, { samples: nothing });
  if (!container.isBound(PendingReimbursements)) container.stub(PendingReimbursements, { list: nothing });
  if (!container.isBound(Vouchers)) {
    container.stub(Vouchers, { list: () => Promise.resolve(ok(singlePage([]))), read: missing });
  }
}
