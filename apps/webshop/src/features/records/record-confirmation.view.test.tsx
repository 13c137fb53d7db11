import { aValidationRequest } from '@stadstegoed/core/testing/a-record.ts';
import { describe, expect, it } from 'vitest';
import { answers, main, openRecords } from './testing/open-records.tsx';

const { uuid } = aValidationRequest();

describe('a record', () => {
  it('says that a validator was asked', async () => {
    await openRecords('/records/62/validations');
    expect(await main().findByText(/Gevraagd\. Nog geen antwoord\./)).toBeDefined();
  });
});

describe('a request to a validator', () => {
  const path = `/records/${uuid}/validations`;

  it('tells somebody without an organisation that it will not count', async () => {
    await openRecords(path, { validations: { read: answers(aValidationRequest({ organizations: [] })) } });
    expect(await main().findByText(/Dan telt het niet voor een regeling/)).toBeDefined();
  });
});
