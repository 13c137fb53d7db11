import { failure } from '@stadstegoed/core/shared/failure.ts';
import { aRecord, aRecordValidation, aValidationRequest } from '@stadstegoed/core/testing/a-record.ts';
import { axeFindings } from '@stadstegoed/ui/testing/axe.ts';
import { describe, expect, it, vi } from 'vitest';
import { answers, fails, main, openRecords } from './testing/open-records.tsx';

const { uuid } = aValidationRequest();

describe('a record', () => {
  const zonnedorp = aRecordValidation({ id: '7' });
  const person = aRecordValidation({ id: '8', organization: null, email: 'vera@post.example' });

  it('says who confirmed it and which confirmation counts [RC-007] [RC-013]', async () => {
    await openRecords('/records/61/validations', {
      records: { list: answers([aRecord({ validations: [person, zonnedorp] })]) },
    });
    await main().findByRole('heading', { level: 1, name: 'Aantal kinderen' });
    const stamps = main()
      .getAllByRole('listitem')
      .filter((item) => /Bevestigd op/.test(item.textContent));
    expect(stamps.map((item) => /Dit telt(?! niet)/.test(item.textContent))).toEqual([false, true]);
    expect(stamps[0]?.textContent).toMatch(/vera@post\.example.*telt niet voor een regeling/);
    expect(await axeFindings()).toEqual([]);
  });
});

describe('a request to a validator', () => {
  const path = `/records/${uuid}/validations`;

  it('says that it was decided before, also when that happens meanwhile', async () => {
    const read = vi.fn(answers(aValidationRequest()));
    const { user } = await openRecords(path, { validations: { read, approve: fails(failure('forbidden')) } });
    read.mockImplementation(answers(aValidationRequest({ state: 'declined' })));
    await user.click(await main().findByRole('button', { name: 'Ja, dit klopt' }));
    expect(await main().findByText('Dit verzoek was al behandeld.')).toBeDefined();
  });

  it('tells somebody without an organisation that it will not count', async () => {
    await openRecords(path, { validations: { read: answers(aValidationRequest({ organizations: [] })) } });
    expect(await main().findByText(/Dan telt het niet voor een regeling/)).toBeDefined();
  });
});
