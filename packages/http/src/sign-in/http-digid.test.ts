import { describe, expect, it } from 'vitest';
import { ok } from '@stadstegoed/core/shared/result.ts';
import { answeringClient, jsonAnswer } from '../../testing/answering-client.ts';
import { HttpDigid } from './http-digid.ts';

const ready = () => jsonAnswer({ redirect_url: 'https://digid.example/go' });

describe('HttpDigid', () => {
  it('sends the number of the fund and reads the redirect URL [API-002]', async () => {
    const { client, requests } = answeringClient({ answer: ready });
    const result = await new HttpDigid(client).start({ request: 'fund_request', fundId: '12', apiUrl: null });
    expect(result).toEqual(ok('https://digid.example/go'));
    expect(requests[0]?.url).toBe('http://platform.example/api/v1/platform/digid');
    expect(await requests[0]?.json()).toEqual({ request: 'fund_request', fund_id: 12 });
  });

  it('uses the API root of the configuration when there is one', async () => {
    const { client, requests } = answeringClient({ answer: ready });
    await new HttpDigid(client).start({ request: 'auth', apiUrl: 'https://digid-api.example/api/v1' });
    expect(requests[0]?.url).toBe('https://digid-api.example/api/v1/platform/digid');
    expect(await requests[0]?.json()).toEqual({ request: 'auth' });
  });
});
