import { expect, it } from 'vitest';
import { answeringClient, jsonAnswer } from '../../testing/answering-client.ts';
import { HttpDigid } from './http-digid.ts';

it('starts DigiD at the API root of the configuration when there is one', async () => {
  const { client, requests } = answeringClient({
    answer: () => jsonAnswer({ redirect_url: 'https://digid.example/go' }),
  });
  await new HttpDigid(client).start({ request: 'auth', apiUrl: 'https://digid-api.example/api/v1' });
  expect(requests[0]?.url).toBe('https://digid-api.example/api/v1/platform/digid');
  expect(await requests[0]?.json()).toEqual({ request: 'auth' });
});
