import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from '../../vite/content-security-policy.ts';
import { START_UP } from './start-up.ts';

const page = readFileSync(new URL('../../index.html', import.meta.url), 'utf8');
const policy = contentSecurityPolicy();

describe('the configuration at start-up', () => {
  it('names the client type webshop [SH-003]', () => {
    expect(START_UP.clientType).toBe('webshop');
  });

  it('has sessions enabled [SH-004]', () => {
    expect(START_UP.sessionsEnabled).toBe(true);
  });

  it('has no chat, and the content security policy would block one [SH-005]', () => {
    expect(START_UP.chatEnabled).toBe(false);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("default-src 'self';");
  });

  it('has no analytics site, and the page loads no external script [SH-006]', () => {
    expect(START_UP.analyticsSiteId).toBeNull();
    expect(page).not.toMatch(/<script[^>]+src="(?!\/src\/)/);
  });

  it('allows indexing by search engines [SH-007]', () => {
    expect(START_UP.indexingAllowed).toBe(true);
    expect(page).toContain('<meta name="robots" content="index, follow" />');
  });

  it('uses the root as base path [SH-009]', () => {
    expect(START_UP.basePath).toBe('/');
  });
});
