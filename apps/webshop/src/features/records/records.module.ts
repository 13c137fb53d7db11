import { ContainerModule } from 'inversify';
import { ArrangeRecords } from '@stadstegoed/core/records/arrange-records.ts';
import { AskValidation } from '@stadstegoed/core/records/ask-validation.ts';
import { CreateRecord } from '@stadstegoed/core/records/create-record.ts';
import { Records } from '@stadstegoed/core/records/records.port.ts';
import { ValidateRecord } from '@stadstegoed/core/records/validate-record.ts';
import { Validations } from '@stadstegoed/core/records/validations.port.ts';
import { HttpRecords } from '@stadstegoed/http/records/http-records.ts';
import { HttpValidations } from '@stadstegoed/http/records/http-validations.ts';
import { Client } from '../../lib/app/client.ts';

/** Bindings for reading, adding, arranging and confirming records. */
export const records = new ContainerModule(({ bind }) => {
  bind(Records)
    .toResolvedValue((client) => new HttpRecords(client), [Client])
    .inSingletonScope();
  bind(Validations)
    .toResolvedValue((client) => new HttpValidations(client), [Client])
    .inSingletonScope();
  bind(CreateRecord)
    .toResolvedValue((records) => new CreateRecord(records), [Records])
    .inSingletonScope();
  bind(ArrangeRecords)
    .toResolvedValue((records) => new ArrangeRecords(records), [Records])
    .inSingletonScope();
  bind(AskValidation)
    .toResolvedValue((validations) => new AskValidation(validations), [Validations])
    .inSingletonScope();
  bind(ValidateRecord)
    .toResolvedValue((validations) => new ValidateRecord(validations), [Validations])
    .inSingletonScope();
});
