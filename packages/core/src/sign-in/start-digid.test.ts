import { describe, expect, it, vi } from 'vitest';
import { stubPort } from '../../testing/stub-port.ts';
import { goTo } from '../shared/destination.ts';
import { failure, invalid } from '../shared/failure.ts';
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

  it.each([
    ['503 with a code', failure('unexpected', { message: 'Stuk.', errorCode: 'digid_api_0000' }), 'digid_api_0000'],
    ['403 without a message', failure('forbidden', { errorCode: 'digid_0050' }), 'digid_0050'],
    ['422 without a code', invalid({ fund_id: ['Kies een fonds.'] }), 'unknown_error'],
  ])('leads to the error page with the code of the header: %s [SI-054]', async (_case, refused, errorCode) => {
    const port = stubPort<Digid>({ start: async () => err(refused) });
    expect(await new StartDigid(port).run(order)).toEqual(
      ok({ kind: 'error_page', destination: goTo('error', { errorCode }) }),
    );
  });

  it.each(['offline', 'timeout'] as const)(
    'leaves a call without an answer to the common handling: %s',
    async (kind) => {
      const port = stubPort<Digid>({ start: async () => err(failure(kind)) });
      expect(await new StartDigid(port).run(order)).toEqual(err(failure(kind)));
    },
  );
});
