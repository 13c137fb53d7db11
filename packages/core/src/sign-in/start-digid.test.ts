import { describe, expect, it, vi } from 'vitest';
import { stubPort } from '../../testing/stub-port.ts';
import { goTo } from '../shared/destination.ts';
import { failure, invalid, type Failure } from '../shared/failure.ts';
import { err, ok } from '../shared/result.ts';
import type { Digid, DigidStart } from './digid.port.ts';
import { StartDigid } from './start-digid.ts';

const order: DigidStart = { request: 'fund_request', fundId: '12', apiUrl: null };

describe('StartDigid', () => {
  it('returns the URL of DigiD for a fund [SI-008]', async () => {
    const start = vi.fn<Digid['start']>(async () => ok('https://digid.example/redirect'));
    const result = await new StartDigid(stubPort<Digid>({ start })).run(order);
    expect(start).toHaveBeenCalledWith(order);
    expect(result).toEqual(ok({ kind: 'leave', url: 'https://digid.example/redirect' }));
  });

  it('returns a 403 with a message as a failure', async () => {
    const refused = failure('forbidden', { message: 'DigiD staat uit.' });
    const port = stubPort<Digid>({ start: async () => err(refused) });
    expect(await new StartDigid(port).run(order)).toEqual(err(refused));
  });

  it('leads to the error page with the code of the header [SI-054]', async () => {
    const run = (refused: Failure) => new StartDigid(stubPort<Digid>({ start: async () => err(refused) })).run(order);
    const page = (errorCode: string) =>
      ok({ kind: 'error_page', destination: goTo('error', { errorCode }, { fund_id: '12' }) });
    const broken = failure('unexpected', { message: 'Stuk.', errorCode: 'digid_api_0000' });
    expect(await run(broken)).toEqual(page('digid_api_0000'));
    expect(await run(failure('forbidden', { errorCode: 'digid_0050' }))).toEqual(page('digid_0050'));
    expect(await run(invalid({ fund_id: ['Kies een fonds.'] }))).toEqual(page('unknown_error'));
    // A call without an answer is left to the common handling.
    for (const kind of ['offline', 'timeout'] as const) expect(await run(failure(kind))).toEqual(err(failure(kind)));
  });
});
