import { describe, expect, it } from 'vitest';
import { main, openRecords } from './testing/open-records.tsx';

describe('adding a record', () => {
  it('offers the list for a type that residents cannot add', async () => {
    await openRecords('/records/create?type=bsn');
    expect(await main().findByRole('heading', { name: 'Dit gegeven kunt u niet toevoegen' })).toBeDefined();
  });
});
