import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { answerHeaders, contentSecurityPolicy, referrerPolicy, securityHeaders } from './content-security-policy.ts';

it('allows no inline script, no inline style and no plug-in', () => {
  const policy = contentSecurityPolicy();
  expect(policy).not.toContain('unsafe');
  expect(policy).toContain("object-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
});

it('adds the origin of the platform to connect-src and img-src only', () => {
  const directives = contentSecurityPolicy(['https://api.example.nl']).split('; ');
  const open = directives.filter((directive) => directive.includes('https://api.example.nl'));
  expect(open.map((directive) => directive.split(' ')[0])).toEqual(['img-src', 'connect-src']);
});

it.each([
  ['/auth-link', 'no-referrer'],
  ['/identity-restore', 'no-referrer'],
  ['/confirmation/email/a-token', 'no-referrer'],
  ['/', 'strict-origin-when-cross-origin'],
  ['/AUTH-LINK', 'no-referrer'],
  ['/Confirmation/Email/a-token', 'no-referrer'],
  ['/auth-links', 'strict-origin-when-cross-origin'],
  ['/tegoeden/confirmation/email', 'strict-origin-when-cross-origin'],
])('sets for the page at %s the referrer policy %s', (path, policy) => {
  expect(referrerPolicy(path)).toBe(policy);
  expect(securityHeaders([], path)['Referrer-Policy']).toBe(policy);
});

it('allows the manifest and the service worker of the shop only', () => {
  expect(contentSecurityPolicy(['https://api.example.nl'])).toContain("; manifest-src 'self'; worker-src 'self';");
});

const ofNginx = (name: string): string => readFileSync(new URL(`../deployment/${name}.conf`, import.meta.url), 'utf8');

it('is that of nginx in a release, with the other headers', () => {
  const site = ofNginx('settings/site');
  const settings = [...site.matchAll(/^ +set (\$\w+) "(.*)";$/gm)];
  const headers = settings.reduce(
    (text, [, name = '', value = '']) => text.replaceAll(name, value),
    ofNginx('nginx/headers') + ofNginx('nginx/shop') + ofNginx('nginx/answers'),
  );
  const pages = ['/', '/auth-link'].flatMap((path) =>
    Object.entries(securityHeaders(['https://platform.example'], path)),
  );
  for (const [name, value] of [...pages, ...Object.entries(answerHeaders)])
    expect(headers).toContain(`add_header ${name} "${value}" always;`);
});
