import type { PersonalRecord, RecordCategory, RecordValidation } from '../src/records/record.ts';
import type { ValidationRequest, Validator, ValidatorRequest } from '../src/records/validation.ts';
import { parseCalendarDate, type CalendarDate } from '../src/shared/calendar-date.ts';

function aDate(text: string): CalendarDate {
  const date = parseCalendarDate(text);
  if (date === null) throw new RangeError(`${text} is not a date`);
  return date;
}

/** A record that nobody has confirmed: two children. */
export function aRecord(overrides: Partial<PersonalRecord> = {}): PersonalRecord {
  return {
    id: '61',
    typeKey: 'children_nth',
    name: 'Aantal kinderen',
    value: '2',
    valueLocale: '2',
    order: 0,
    categoryId: null,
    validations: [],
    ...overrides,
  };
}

/** A confirmation by the municipality. */
export function aRecordValidation(overrides: Partial<RecordValidation> = {}): RecordValidation {
  return {
    id: '8',
    state: 'approved',
    identityAddress: '0x9be2f10c55e0b87d2461aa90c47be3d8125f6e0b',
    organization: { id: '5', name: 'Gemeente Zonnedorp' },
    email: null,
    createdOn: aDate('2026-10-01'),
    validatedOn: aDate('2026-10-01'),
    ...overrides,
  };
}

export function aRecordCategory(overrides: Partial<RecordCategory> = {}): RecordCategory {
  return { id: '9', name: 'Gezin', order: 1, ...overrides };
}

export function aValidator(overrides: Partial<Validator> = {}): Validator {
  return {
    id: '2',
    organization: { id: '5', name: 'Gemeente Zonnedorp' },
    email: 'controle@zonnedorp.example',
    ...overrides,
  };
}

/** A request of the builder's record to the builder's validator that waits. */
export function aValidatorRequest(overrides: Partial<ValidatorRequest> = {}): ValidatorRequest {
  return { id: '4', validator: aValidator(), recordId: '61', state: 'pending', ...overrides };
}

/** A request as its validator sees it. */
export function aValidationRequest(overrides: Partial<ValidationRequest> = {}): ValidationRequest {
  return {
    uuid: 'b51f0d2c4e6a8091b3c5d7e9fa1b2c3d4e5f60718293a4b5c6d7e8f90a1b2c3d',
    state: 'pending',
    typeKey: 'children_nth',
    name: 'Aantal kinderen',
    value: '2',
    organizations: [{ id: '5', name: 'Gemeente Zonnedorp' }],
    ...overrides,
  };
}
