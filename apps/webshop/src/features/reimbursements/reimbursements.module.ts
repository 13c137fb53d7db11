import { ContainerModule } from 'inversify';
import { Reimbursements } from '@stadstegoed/core/reimbursements/reimbursements.port.ts';
import { HttpReimbursements } from '@stadstegoed/http/reimbursements/http-reimbursements.ts';
import { Client } from '../../lib/app/client.ts';

/** Bindings for reading reimbursements. */
export const reimbursements = new ContainerModule(({ bind }) => {
  bind(Reimbursements)
    .toResolvedValue((client) => new HttpReimbursements(client), [Client])
    .inSingletonScope();
});
