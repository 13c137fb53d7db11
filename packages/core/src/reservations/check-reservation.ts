import type { Failure } from '../shared/failure.ts';
import { ok, type Result } from '../shared/result.ts';
import type { OptionsReading } from './reservation-options.ts';
import type { PayingVoucher } from './paying-vouchers.ts';
import type { ReservationOrder } from './reservation-order.ts';
import type { Reservations } from './reservations.port.ts';
import { explainRejection, isAboutChoice, type Changed, type Rejected } from './reserve-outcome.ts';

export interface CheckReservationPorts extends OptionsReading {
  readonly reservations: Pick<Reservations, 'validate'>;
}

/**
 * Has the platform check an order, without reserving. A rejection of what was filled in is a failure with messages for the
 * fields; of the product or the voucher it is an outcome, with what is true now.
 */
export class CheckReservation {
  readonly #ports: CheckReservationPorts;

  constructor(ports: CheckReservationPorts) {
    this.#ports = ports;
  }

  async run(
    order: ReservationOrder,
    shown: PayingVoucher,
  ): Promise<Result<{ readonly kind: 'valid' } | Changed | Rejected, Failure>> {
    const checked = await this.#ports.reservations.validate(order);
    if (checked.ok) return ok({ kind: 'valid' });
    const { error } = checked;
    if (error.kind !== 'invalid' || !isAboutChoice(error)) return checked;
    return ok(await explainRejection(error, { shown, productId: order.productId }, this.#ports));
  }
}
