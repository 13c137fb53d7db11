import { describe, expect, it } from 'vitest';
import { HOSTILE_TARGETS } from '../../testing/hostile-targets.ts';
import { readRedirectTarget } from './redirect-target.ts';

const trusted = ['https://aanbieders.zonnedorp.example/', 'http://localhost:5173'];

describe('the target of /redirect', () => {
  it.each(['/', '/fondsen/12?tab=1#top', '/tegoeden'])('may be a path of the shop: %s', (path) => {
    expect(readRedirectTarget(path, trusted)).toEqual({ kind: 'path', path });
  });

  it('is normalised as a browser does', () => {
    expect(readRedirectTarget('/fondsen/../tegoeden', trusted)).toEqual({ kind: 'path', path: '/tegoeden' });
  });

  it.each(['fundRequest-12', 'voucher-0x3f9a'])('may be an auth target code: %s', (code) => {
    expect(readRedirectTarget(code, trusted)).toEqual({ kind: 'code', code });
  });

  it.each([
    'https://aanbieders.zonnedorp.example/sign-up?a=b',
    'HTTPS://AANBIEDERS.zonnedorp.example',
    'http://localhost:5173/x',
  ])('may be a URL at a configured origin: %s', (url) => {
    expect(readRedirectTarget(url, trusted)).toEqual({ kind: 'leave', url });
  });

  it.each([
    null,
    '',
    '//evil.example',
    '/\\evil.example',
    String.raw`\\evil.example`,
    'https://evil.example/',
    'https://aanbieders.zonnedorp.example.evil.example/',
    'https://aanbieders.zonnedorp.example@evil.example/',
    'http://aanbieders.zonnedorp.example/',
    'javascript:alert(1)',
    ' /fondsen',
    'https://aanbieders.zonnedorp.example/\n//evil.example',
    'https://aanbieders.zonnedorp.example/\u0000',
    ...HOSTILE_TARGETS,
  ])('is home for every other value: %j', (target) => {
    expect(readRedirectTarget(target, trusted)).toEqual({ kind: 'home' });
  });
});
