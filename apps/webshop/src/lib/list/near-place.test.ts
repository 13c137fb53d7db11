import type { Geocoder, PostcodePlace } from '@stadstegoed/core/providers/geocoder.port.ts';
import type { DeviceLocation } from '@stadstegoed/core/providers/device-location.port.ts';
import { parsePostcode } from '@stadstegoed/core/shared/postcode.ts';
import { failure } from '@stadstegoed/core/shared/failure.ts';
import { refusal } from '@stadstegoed/core/shared/refusal.ts';
import { err, ok } from '@stadstegoed/core/shared/result.ts';
import { given } from '@stadstegoed/core/testing/given.ts';
import { describe, expect, it, vi } from 'vitest';
import { NearPlace } from './near-place.ts';
import { nearFilter } from './near-query.ts';

const place: PostcodePlace = {
  postcode: given(parsePostcode('9990 BA')),
  position: { latitude: 52.2166, longitude: 5.9136 },
};

function aNearPlace(
  answers: {
    readonly locate?: Awaited<ReturnType<Geocoder['locate']>>;
    readonly ask?: Awaited<ReturnType<DeviceLocation['ask']>>;
  } = {},
) {
  const narrow = vi.fn();
  const locate = vi.fn<Geocoder['locate']>(() => Promise.resolve(answers.locate ?? ok(place)));
  const nearest = vi.fn<Geocoder['nearest']>(() => Promise.resolve(answers.locate ?? ok(place)));
  const ask = vi.fn<DeviceLocation['ask']>(() =>
    Promise.resolve(answers.ask ?? ok({ ...place.position, accuracy: 40 })),
  );
  const near = new NearPlace({ geocoder: { locate, nearest }, location: { ask }, narrow });
  return { near, narrow, locate, nearest, ask };
}

const settled = (near: NearPlace) => vi.waitFor(() => expect(near.isAsking).toBe(false));

describe('the postcode of a list', () => {
  it('is put in the address in its usual form', () => {
    const { near, narrow } = aNearPlace();
    near.type('9990ba');
    near.use();
    expect(narrow).toHaveBeenCalledExactlyOnceWith({ postcode: '9990 BA' });
    expect(near.error).toBeNull();
  });

  it('changes no address when the field is only walked through', async () => {
    const { near, narrow, locate } = aNearPlace();
    near.use();
    near.start({ postcode: '9990 BA', distance: null });
    await settled(near);
    near.use();
    expect(narrow).not.toHaveBeenCalled();
    expect(locate).toHaveBeenCalledOnce();
  });

  it('is looked up once more at Enter after the register of addresses failed', async () => {
    const { near, locate } = aNearPlace({ locate: err(failure('unexpected')) });
    near.start({ postcode: '9990 BA', distance: null });
    await settled(near);
    near.use();
    await settled(near);
    expect(locate).toHaveBeenCalledTimes(2);
  });

  it('is told at its field when it is wrong, and the list stays as it is', () => {
    const { near, narrow } = aNearPlace();
    near.type('999 BA');
    near.use();
    expect(near.error).toBe('malformed');
    expect(narrow).not.toHaveBeenCalled();
    near.type('9990');
    expect(near.error).toBeNull();
  });

  it('is asked for when a distance is chosen without it', () => {
    const { near, narrow } = aNearPlace();
    near.choose(5);
    expect(near.error).toBe('missing');
    expect(narrow).toHaveBeenCalledExactlyOnceWith({ distance: 5 });
  });

  it('goes along with a chosen distance, also before the field was left', () => {
    const { near, narrow } = aNearPlace();
    near.type('9990 BA');
    near.choose(10);
    expect(narrow).toHaveBeenCalledExactlyOnceWith({ distance: 10, postcode: '9990 BA' });
  });

  it('is removed with an empty field', () => {
    const { near, narrow } = aNearPlace();
    near.start({ postcode: '9990 BA', distance: null });
    near.type('  ');
    near.use();
    expect(narrow).toHaveBeenCalledExactlyOnceWith({ postcode: '' });
  });

  it('gives the distances to offices once its place is known', async () => {
    const { near, locate } = aNearPlace();
    near.start({ postcode: '9990 BA', distance: 5 });
    await settled(near);
    expect(near.kilometresTo([{ position: place.position }])).toBe(0);
    near.start({ postcode: '9990 BA', distance: 10 });
    expect(locate).toHaveBeenCalledOnce();
    near.start({ postcode: '', distance: null });
    expect([near.typed, near.position]).toEqual(['', null]);
  });

  it('is told at its field when the register of addresses does not know it', async () => {
    const { near } = aNearPlace({ locate: err(refusal('postcode_unknown')) });
    near.start({ postcode: '9990 BA', distance: 5 });
    await settled(near);
    expect(near.error).toBe('unknown');
  });

  it('still limits the list while the register of addresses does not answer', async () => {
    const { near } = aNearPlace({ locate: err(failure('unexpected')) });
    near.start({ postcode: '9990 BA', distance: 5 });
    await settled(near);
    expect([near.error, near.problem, near.position]).toEqual([null, 'geocoder_failed', null]);
    expect(nearFilter({ postcode: '9990 BA', distance: 5 })).toEqual({ near: { postcode: '9990 BA', distance: 5 } });
  });
});

describe('the place of the device', () => {
  it('is asked only by the resident, and gives the postcode near it', async () => {
    const { near, narrow, ask, nearest } = aNearPlace();
    near.start({ postcode: '', distance: null });
    expect(ask).not.toHaveBeenCalled();
    await near.useDevice();
    expect(nearest.mock.calls[0]?.[0]).toEqual(place.position);
    expect(narrow).toHaveBeenCalledExactlyOnceWith({ postcode: '9990 BA' });
    expect(near.typed).toBe('9990 BA');
  });

  it('may be refused', async () => {
    const { near, narrow } = aNearPlace({ ask: err(refusal('location_refused')) });
    await near.useDevice();
    expect([near.problem, near.isAsking]).toEqual(['location_refused', false]);
    expect(narrow).not.toHaveBeenCalled();
  });

  it.each([
    ['known to 60 kilometres', { ...place.position, accuracy: 60_000 }, 'location_rough'],
    ['known to just over a kilometre', { ...place.position, accuracy: 1001 }, 'location_rough'],
    ['abroad', { latitude: 41.4, longitude: 2.2, accuracy: 10 }, 'location_unknown'],
  ] as const)('is not taken for a postcode when it is %s', async (_why, located, problem) => {
    const { near, narrow, nearest } = aNearPlace({ ask: ok(located) });
    await near.useDevice();
    expect([near.problem, near.position, nearest.mock.calls, narrow.mock.calls]).toEqual([problem, null, [], []]);
  });

  it('is used when it is known to a kilometre', async () => {
    const { near } = aNearPlace({ ask: ok({ ...place.position, accuracy: 1000 }) });
    await near.useDevice();
    expect([near.problem, near.typed]).toEqual([null, '9990 BA']);
  });

  it.each([
    ['no postcode is near it', err(refusal('postcode_unknown')), 'location_unknown'],
    ['the register of addresses fails', err(failure('offline')), 'geocoder_failed'],
  ] as const)('is not used when %s', async (_why, locate, problem) => {
    const { near } = aNearPlace({ locate });
    await near.useDevice();
    expect(near.problem).toBe(problem);
  });
});

describe('the filter for the platform', () => {
  it.each([
    [{ postcode: '9990 BA', distance: null }],
    [{ postcode: '', distance: 5 }],
    [{ postcode: 'Zonnedorp', distance: 5 }],
  ] as const)('has neither for %j', (query) => {
    expect(nearFilter(query)).toEqual({});
  });
});
