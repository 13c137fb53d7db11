import type { ReadOptions } from '../shared/cancel-signal.ts';
import type { Failure } from '../shared/failure.ts';
import type { Result } from '../shared/result.ts';
import { readReservationOptions, type OptionsReading, type ReservationOptions } from './reservation-options.ts';

/** Reads the product with the vouchers that can pay for it, as one moment: neither decides anything without the other. */
export class ReadReservationOptions {
  readonly #ports: OptionsReading;

  constructor(ports: OptionsReading) {
    this.#ports = ports;
  }

  run(productId: string, options?: ReadOptions): Promise<Result<ReservationOptions, Failure>> {
    return readReservationOptions(this.#ports, productId, options);
  }
}
