import { describe, expect, it } from 'vitest';
import { parsePostcode } from '@stadstegoed/core/shared/postcode.ts';
import { failure } from '@stadstegoed/core/shared/failure.ts';
import { refusal } from '@stadstegoed/core/shared/refusal.ts';
import { err, ok } from '@stadstegoed/core/shared/result.ts';
import { FakeClock } from '@stadstegoed/core/testing/fake-clock.ts';
import { given } from '@stadstegoed/core/testing/given.ts';
import { HttpGeocoder } from './http-geocoder.ts';

const url = 'https://geocoder.example/search/v3_1';
const postcode = given(parsePostcode('9990 BA'));
const found = { response: { docs: [{ postcode: '9990BA', centroide_ll: 'POINT(5.9136 52.2166)' }] } };
const place = { postcode, position: { latitude: 52.2166, longitude: 5.9136 } };

function answering(answer: () => Response | Promise<Response>) {
  const requests: Request[] = [];
  const clock = new FakeClock();
  const geocoder = new HttpGeocoder({
    url,
    clock,
    fetch: async (request) => {
      requests.push(request);
      return answer();
    },
  });
  return { geocoder, requests, clock };
}

describe('the register of addresses', () => {
  it('finds a postcode and receives nothing else', async () => {
    const { geocoder, requests } = answering(() => Response.json(found));
    expect(await geocoder.locate(postcode)).toEqual(ok(place));
    const [request] = requests;
    expect(request?.url).toBe(`${url}/free?q=9990BA&fq=type%3Apostcode&rows=1&fl=postcode%2Ccentroide_ll`);
    expect([...(request?.headers ?? [])]).toEqual([]);
    expect(request?.credentials).toBe('omit');
  });

  it('finds the postcode near a position, which it receives to about a hundred metres', async () => {
    const { geocoder, requests } = answering(() => Response.json(found));
    expect(await geocoder.nearest({ latitude: 52.216_654, longitude: 5.913_61 })).toEqual(ok(place));
    expect(new URL(requests[0]?.url ?? '').searchParams.get('lat')).toBe('52.217');
    expect(new URL(requests[0]?.url ?? '').searchParams.get('lon')).toBe('5.914');
  });

  it('refuses a postcode that does not exist', async () => {
    const { geocoder } = answering(() => Response.json({ response: { docs: [] } }));
    expect(await geocoder.locate(postcode)).toEqual(err(refusal('postcode_unknown')));
  });

  it.each([
    ['a body without answers', () => Response.json({})],
    ['an answer without a place', () => Response.json({ response: { docs: [{ postcode: '9990BA' }] } })],
    [
      'a place that cannot be read',
      () => Response.json({ response: { docs: [{ postcode: '9990BA', centroide_ll: 'x' }] } }),
    ],
    ['a page in place of JSON', () => new Response('<p>Service page</p>')],
    ['an error of the service', () => new Response('', { status: 500 })],
  ])('fails for %s', async (_what, answer) => {
    expect(await answering(answer).geocoder.locate(postcode)).toMatchObject({ error: { kind: 'unexpected' } });
  });

  it('fails without an answer, and after thirty seconds without an answer', async () => {
    const offline = answering(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await offline.geocoder.locate(postcode)).toEqual(err(failure('unreachable')));
    const slow = answering(() => new Promise<Response>(() => undefined));
    const asked = slow.geocoder.locate(postcode);
    await slow.clock.play(30_000);
    expect(await asked).toEqual(err(failure('timeout')));
  });
});
