import { ArrangeRecords } from '@stadstegoed/core/records/arrange-records.ts';
import { AskValidation } from '@stadstegoed/core/records/ask-validation.ts';
import { CreateRecord } from '@stadstegoed/core/records/create-record.ts';
import { Records } from '@stadstegoed/core/records/records.port.ts';
import { ValidateRecord } from '@stadstegoed/core/records/validate-record.ts';
import { Validations } from '@stadstegoed/core/records/validations.port.ts';
import { HttpRecords } from '@stadstegoed/http/records/http-records.ts';
import { HttpValidations } from '@stadstegoed/http/records/http-validations.ts';
import { Client } from '../../platform/client.ts';
import type { Bindings } from '../../support/bindings.ts';
import { RecordBook } from './record-book.ts';

/** Bindings for reading, adding, arranging and confirming records. */
export function bindFeature(bindings: Bindings): void {
  bindings.bind(Records, { dependencies: [Client], make: (client) => new HttpRecords(client) });
  bindings.bind(Validations, { dependencies: [Client], make: (client) => new HttpValidations(client) });
  bindings.bindClass(CreateRecord, [Records]);
  bindings.bindClass(ArrangeRecords, [Records]);
  bindings.bindClass(AskValidation, [Validations]);
  bindings.bindClass(ValidateRecord, [Validations]);
  bindings.bindPart(RecordBook, RecordBook.dependencies);
}
