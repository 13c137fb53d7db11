import type { PersonalRecord } from '@stadstegoed/core/records/record.ts';
import { Records } from '@stadstegoed/core/records/records.port.ts';
import { Validations } from '@stadstegoed/core/records/validations.port.ts';
import type { Failure } from '@stadstegoed/core/shared/failure.ts';
import { err, ok, type Result } from '@stadstegoed/core/shared/result.ts';
import {
  aRecord,
  aRecordCategory,
  aRecordValidation,
  aValidationRequest,
  aValidator,
  aValidatorRequest,
} from '@stadstegoed/core/testing/a-record.ts';
import { screen, within } from '@testing-library/react';
import { SIGNED_IN, type TestShopOptions } from '../../../../testing/compose-test-shop.ts';
import { quietPlatform } from '../../../../testing/quiet-platform.ts';
import { renderShop, type RenderedShop } from '../../../../testing/render-shop.tsx';

/** The main part of the page. */
export const main = () => within(screen.getByRole('main'));
/** A call that is answered with a value. */
export const answers =
  <T,>(value: T) =>
  () =>
    Promise.resolve(ok(value));
/** A call that fails. */
export const fails = (given: Failure) => (): Promise<Result<never, Failure>> => Promise.resolve(err(given));

/** The income of the resident, which a validator was asked to confirm. */
export const salary = aRecord({
  id: '62',
  typeKey: 'base_salary',
  name: 'Inkomen',
  value: '1640.00',
  valueLocale: '1640.00',
});
const bsn = aRecord({ id: '63', typeKey: 'bsn', name: 'BSN', value: '999900782', valueLocale: '999900782' });
const children = aRecord({ categoryId: '9', validations: [aRecordValidation()] });

const all: Partial<Records> = {
  list: answers<readonly PersonalRecord[]>([children, salary, bsn]),
  categories: answers([aRecordCategory()]),
  types: answers([
    { key: 'base_salary', name: 'Inkomen' },
    { key: 'birth_date', name: 'Geboortedatum' },
    { key: 'given_name', name: 'Voornaam' },
  ]),
};
const people: Partial<Validations> = {
  requests: answers([aValidatorRequest({ recordId: '62' })]),
  validators: answers([aValidator(), aValidator({ id: '3', organization: { id: '6', name: 'Stichting Meedoen' } })]),
  read: answers(aValidationRequest()),
};

/** What differs from a platform that answers everything. */
export interface RecordsSituation extends TestShopOptions {
  readonly records?: Partial<Records>;
  readonly validations?: Partial<Validations>;
}

/** Opens a screen of records for a resident with three of them. */
export function openRecords(path: string, situation: RecordsSituation = {}): Promise<RenderedShop> {
  const { records, validations, ...options } = situation;
  return renderShop(path, {
    account: SIGNED_IN,
    ...options,
    stubs: (container) => {
      container.stub(Records, { ...all, ...records });
      container.stub(Validations, { ...people, ...validations });
      quietPlatform(container);
    },
  });
}
