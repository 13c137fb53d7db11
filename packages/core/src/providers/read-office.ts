import type { ReadOptions } from '../shared/cancel-signal.ts';
import { failure, type Failure } from '../shared/failure.ts';
import { err, type Result } from '../shared/result.ts';
import type { Office } from './office.ts';
import type { Offices } from './offices.port.ts';

/** Reads an office of a provider. One under the address of another provider does not exist there. */
export class ReadOffice {
  readonly #offices: Pick<Offices, 'read'>;

  constructor(offices: Pick<Offices, 'read'>) {
    this.#offices = offices;
  }

  async run(id: string, organizationId: string, options?: ReadOptions): Promise<Result<Office, Failure>> {
    const read = await this.#offices.read(id, options);
    return read.ok && read.value.organizationId !== organizationId ? err(failure('not_found')) : read;
  }
}
