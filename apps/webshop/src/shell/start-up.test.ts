import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, securityHeaders } from '../../vite/content-security-policy.ts';

const page = readFileSync(new URL('../../index.html', import.meta.url), 'utf8');
const served = globSync('**/robots.txt', { cwd: new URL('../../public/', import.meta.url).pathname });

/** What the policy allows, by its directive. */
const policy = new Map(
  contentSecurityPolicy()
    .split('; ')
    .map((directive) => directive.split(' '))
    .map(([name = '', ...sources]) => [name, sources]),
);

describe('the page that starts the shop', () => {
  it('can load no chat: scripts, styles, frames and fonts come from its own origin only [SH-005]', () => {
    for (const name of ['default-src', 'script-src', 'style-src', 'font-src']) {
      expect([name, policy.get(name)]).toEqual([name, ["'self'"]]);
    }
    expect([...policy.keys()]).not.toContain('frame-src');
  });

  it('can send nothing to an analytics site, and names no address of another site [SH-006]', () => {
    expect(policy.get('connect-src')).toEqual(["'self'", 'https://api.pdok.nl']);
    const addresses = [...page.matchAll(/\s(?:src|href|content)="([^"]*)"/g)].map(([, address = '']) => address);
    expect(addresses).toContain('/src/main.tsx');
    expect(addresses.filter((address) => /^(?:[a-z]+:)?\/\//i.test(address))).toEqual([]);
  });

  it('lets search engines show it and follow its links [SH-007]', () => {
    const [robots, ...more] = [...page.matchAll(/<meta name="robots" content="([^"]*)"/g)].map(
      ([, content]) => content,
    );
    expect(robots).toBe('index, follow');
    expect(more).toEqual([]);
    expect(Object.keys(securityHeaders())).not.toContain('X-Robots-Tag');
    expect(served).toEqual([]);
  });
});
