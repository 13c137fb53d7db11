import { describe, expect, it } from 'vitest';
import { HOSTILE_TARGETS } from '../../testing/hostile-targets.ts';
import { readRedirectTarget } from './redirect-target.ts';

const read = (target: string | null) =>
  readRedirectTarget(target, ['https://aanbieders.zonnedorp.example/', 'http://localhost:5173']);

describe('the target of /redirect', () => {
  it('may be a path of the shop, normalised as a browser does, or an auth target code', () => {
    for (const path of ['/', '/fondsen/12?tab=1#top', '/tegoeden'])
      expect.soft(read(path)).toEqual({ kind: 'path', path });
    expect(read('/fondsen/../tegoeden')).toEqual({ kind: 'path', path: '/tegoeden' });
    for (const code of ['fundRequest-12', 'voucher-0x3f9a']) expect.soft(read(code)).toEqual({ kind: 'code', code });
  });

  it('may be a URL at a configured origin', () => {
    const urls = ['https://aanbieders.zonnedorp.example/sign-up?a=b', 'HTTPS://AANBIEDERS.zonnedorp.example'];
    for (const url of [...urls, 'http://localhost:5173/x']) expect.soft(read(url)).toEqual({ kind: 'leave', url });
  });

  it('is home for every other value', () => {
    const others = [
      null,
      '',
      'https://evil.example/',
      'https://aanbieders.zonnedorp.example.evil.example/',
      'https://aanbieders.zonnedorp.example@evil.example/',
      'http://aanbieders.zonnedorp.example/',
      ' /fondsen',
      'https://aanbieders.zonnedorp.example/\n//evil.example',
      'https://aanbieders.zonnedorp.example/\u0000',
      ...HOSTILE_TARGETS,
    ];
    expect(others.filter((target) => read(target).kind !== 'home')).toEqual([]);
  });
});
