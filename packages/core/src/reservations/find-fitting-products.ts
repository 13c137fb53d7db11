import { whatYouPay } from '../products/what-you-pay.ts';
import type { Product } from '../products/product.ts';
import type { Products } from '../products/products.port.ts';
import type { ReadOptions } from '../shared/cancel-signal.ts';
import type { Failure } from '../shared/failure.ts';
import { ok, type Result } from '../shared/result.ts';
import { isBudget, isUsable } from '../vouchers/voucher-rules.ts';
import type { Voucher } from '../vouchers/voucher.ts';
import type { Reservations } from './reservations.port.ts';

/** The vouchers that pay, and how many offers are wanted. */
export interface FittingProductsInput {
  readonly vouchers: readonly Voucher[];
  readonly count: number;
}

/** The ports that the offers are read from. */
export interface FittingProductsPorts {
  readonly products: Pick<Products, 'list'>;
  readonly reservations: Pick<Reservations, 'listAll'>;
}

/** Funds of which offers are read: each is a call, and a row of offers has no place for more. */
const MAX_FUNDS = 3;

/** Finds offers that cost the resident nothing, because a voucher pays the whole price, and that she has not reserved. */
export class FindFittingProducts {
  readonly #ports: FittingProductsPorts;

  constructor(ports: FittingProductsPorts) {
    this.#ports = ports;
  }

  /** The offers of each fund in turn, the most popular first. Fails only when no fund can be read. */
  async run(
    { vouchers, count }: FittingProductsInput,
    options?: ReadOptions,
  ): Promise<Result<readonly Product[], Failure>> {
    const paying = vouchers.filter((voucher) => isBudget(voucher) && isUsable(voucher) && voucher.balance > 0);
    const funds = [...new Set(paying.map(({ fundId }) => fundId))].slice(0, MAX_FUNDS);
    if (funds.length === 0) return ok([]);
    const [reserved, ...pages] = await Promise.all([
      this.#reservedIds(options),
      ...funds.map((id) => this.#read(id, options)),
    ]);
    const read = pages.filter((page) => page.ok);
    const [failed] = pages.filter((page) => !page.ok);
    if (read.length === 0 && failed !== undefined) return failed;
    const fits = (product: Product) => !reserved.has(product.id) && whatYouPay(product, paying).kind === 'nothing';
    return ok(inTurn(read.map(({ value }) => value.filter(fits))).slice(0, count));
  }

  async #read(fundId: string, options?: ReadOptions): Promise<Result<readonly Product[], Failure>> {
    const order = { orderBy: 'most_popular', orderByDir: 'desc' } as const;
    const page = await this.#ports.products.list({ fundType: 'budget', fundId, ...order }, options);
    return page.ok ? ok(page.value.items) : page;
  }

  /** What the resident has reserved; nothing when that cannot be read, because an offer too many does no harm. */
  async #reservedIds(options?: ReadOptions): Promise<ReadonlySet<string>> {
    const list = await this.#ports.reservations.listAll({ archived: false }, options);
    return new Set(list.ok ? list.value.items.map(({ product }) => product.id) : []);
  }
}

/** The first of each list, then the second of each, without repetition. */
function inTurn(lists: readonly (readonly Product[])[]): readonly Product[] {
  const longest = Math.max(...lists.map(({ length }) => length));
  const mixed = Array.from({ length: longest }, (_, index) => lists.flatMap((list) => list[index] ?? [])).flat();
  return [...new Map(mixed.map((product) => [product.id, product])).values()];
}
