import { once } from 'node:events';
import { cpSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerHeaders, securityHeaders } from '../../apps/webshop/vite/content-security-policy.ts';
import {
  deploy,
  type Deployment,
  type DeploymentOptions,
  FIRST_VERSION,
  HOST,
  PLATFORM,
  PLATFORM_HOST,
  PLATFORM_TIME,
  SHOP,
} from './deployment.ts';
import { logsOf, makeCertificate, missingForNginx } from './nginx.ts';

const TOKEN = 'b3a9f1c2-secret-token';

/** Runs something with a deployment of its own. */
async function withDeployment(options: DeploymentOptions, run: (own: Deployment) => Promise<void>): Promise<void> {
  const own = await deploy(options);
  try {
    await run(own);
  } finally {
    await own.end();
  }
}

const missing = missingForNginx();

describe.skipIf(missing !== null)(`nginx with the files of a release, ${missing ?? 'installed'}`, () => {
  let site: Deployment;
  beforeAll(async () => {
    site = await deploy();
  });
  afterAll(() => site.end());

  it('sends everybody to HTTPS', async () => {
    const { status, headers } = await site.http('/fondsen?q=1');
    expect({ status, location: headers.location }).toEqual({
      status: 301,
      location: `${SHOP}/fondsen?q=1`,
    });
  });

  it.each(['/', '/fondsen/12', '/assets/home-1a2b.js', '/auth-link', '/assets/none.js'])(
    'gives %s the headers of the shop',
    async (path) => {
      const { headers } = await site.https(path);
      for (const [name, value] of Object.entries(securityHeaders([PLATFORM], path)))
        expect({ path, [name]: headers[name.toLowerCase()] }).toEqual({ path, [name]: value });
      expect(headers['strict-transport-security']).toBe('max-age=31536000');
    },
  );

  it.each(['/AUTH-LINK?token=t', '/Identity-Restore', '/%61uth-link', '//auth-link', '/CONFIRMATION/Email/t'])(
    'lets no browser send the address %s on',
    async (path) => {
      const { headers } = await site.https(path);
      expect(headers['referrer-policy']).toBe('no-referrer');
    },
  );

  it.each([
    ['/api/v1/files/1', {}, 'no-store'],
    ['/api/v1/identity/proxy/email/exchange/t', {}, 'no-store'],
    ['/api/v1/medias/1', { 'cache-control': 'max-age=60' }, 'max-age=60'],
  ])('gives an answer of the platform at %s the headers of data, not of a page', async (path, sent, cache) => {
    const own = Object.keys(answerHeaders).map((name) => [name, 'of the platform'] as const);
    const answer: RequestListener = (_, outgoing) => {
      outgoing.writeHead(404, { ...Object.fromEntries(own), 'service-worker-allowed': '/', ...sent });
      outgoing.end('<script>steal()</script>');
    };
    await withDeployment({ answer }, async ({ https }) => {
      const { status, headers } = await https(path);
      expect(status).toBe(404);
      for (const [name, value] of Object.entries(answerHeaders)) expect(headers[name.toLowerCase()]).toBe(value);
      expect(headers['cache-control']).toBe(cache);
      expect(headers['strict-transport-security']).toBe('max-age=31536000');
      expect(headers).not.toHaveProperty('service-worker-allowed');
    });
  });

  it.each([
    '/secret/..%2fapi/x',
    '/secret/../api/x',
    '//api/v1/funds',
    '/%61pi/v1/funds',
    '/api%2fv1/funds',
    '/api/v1/%2e%2e/%2e%2e/secret',
    '/api/v1/..%2f..%2fsecret',
    '/api/v1/..%5c..%5csecret',
    '/api/v1/..\\..\\secret',
    '/api/v1//funds',
    '/api/v1/./funds',
    '/api/v1/funds%00',
    '/api/v1/%252e%252e/secret',
    '/API/v1/funds',
  ])('does not pass %s on to the platform', async (path) => {
    const { body, headers } = await site.https(path);
    // The platform of this test answers with what it was asked.
    expect({ body, host: headers['content-type'] }).not.toMatchObject({ body: expect.stringContaining(PLATFORM_HOST) });
  });

  it('passes an ordinary path with a query on as it is', async () => {
    const asked: (string | undefined)[] = [];
    const answer: RequestListener = ({ url }, outgoing) => {
      asked.push(url);
      outgoing.end();
    };
    await withDeployment({ answer }, async ({ https }) => {
      for (const path of ['/api/v1/funds?q=%2f..%2f//&page=2', '/api/v1/platform/vouchers/0x1a', '/api/v1/a%20b'])
        await https(path);
      expect(asked).toEqual(['/api/v1/funds?q=%2f..%2f//&page=2', '/api/v1/platform/vouchers/0x1a', '/api/v1/a%20b']);
    });
  });

  it('answers every screen with the page, to be asked for again each time', async () => {
    const { status, headers, body } = await site.https('/fondsen/12');
    expect({ status, body: body.trim(), cache: headers['cache-control'] }).toEqual({
      status: 200,
      body: '<p>page</p><script type="application/json" id="environment">{ "apiUrl": "/api/v1" }\n</script>',
      cache: 'no-cache',
    });
  });

  it.each([
    '/nergens',
    '/wp-login.php',
    '/fondsen/12.png',
    '/.well-known/security.txt',
    '/.well-known/x',
    '/version.jso',
    '/assets/none.js',
    '/environment.json',
  ])('answers %s, which no screen has, with 404 and the page', async (path) => {
    const { status, headers, body } = await site.https(path);
    expect({ status, type: headers['content-type'], page: body.slice(0, 11) }).toEqual({
      status: 404,
      type: 'text/html',
      page: '<p>page</p>',
    });
    expect(headers['content-security-policy']).toContain("script-src 'self'");
  });

  it('says that it runs and which version it is', async () => {
    const health = await site.https('/health');
    expect({ status: health.status, body: health.body }).toEqual({ status: 200, body: 'ok\n' });
    const version = await site.https('/version');
    expect(JSON.parse(version.body)).toMatchObject({ version: FIRST_VERSION, variant: 'zonnedorp' });
    expect(version.headers['content-type']).toBe('application/json');
  });

  it('publishes the security.txt of the operator once there is one', async () => {
    await withDeployment({}, async ({ settings, https }) => {
      renameSync(join(settings, 'security.txt.example'), join(settings, 'security.txt'));
      const { status, headers, body } = await https('/.well-known/security.txt');
      expect({ status, type: headers['content-type'] }).toEqual({ status: 200, type: 'text/plain' });
      expect(body).toContain('Expires: ');
    });
  });

  it('reports a shop that is not there as unwell', async () => {
    await withDeployment({}, async ({ settings, https }) => {
      rmSync(join(settings, '..', 'current'));
      expect((await https('/health')).status).toBe(503);
    });
  });

  it('keeps the settings and the files of open pages in an upgrade, and goes back in one command', async () => {
    await withDeployment({}, async ({ folder, settings, install, goBackTo, https }) => {
      const next = join(folder, 'next');
      cpSync(join(folder, 'build'), next, { recursive: true });
      renameSync(join(next, 'assets', 'home-1a2b.js'), join(next, 'assets', 'home-3c4d.js'));
      writeFileSync(join(settings, 'environment.json'), '{ "showStartButton": true }');
      const versionNow = async (): Promise<unknown> => JSON.parse((await https('/version')).body).version;
      const found = (name: string) => https(`/assets/${name}.js`).then(({ status }) => status);
      install('1.0.1', next);
      expect(await versionNow()).toBe('1.0.1');
      expect((await https('/')).body).toContain('>{ "showStartButton": true }<');
      expect([await found('home-1a2b'), await found('home-3c4d')]).toEqual([200, 200]);
      goBackTo(FIRST_VERSION);
      expect(await versionNow()).toBe(FIRST_VERSION);
      expect([await found('home-1a2b'), await found('home-3c4d')]).toEqual([200, 200]);
    });
  });

  it('lets browsers keep a file whose name has a hash', async () => {
    const { headers } = await site.https('/assets/home-1a2b.js');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it('lets browsers ask for the service worker each time, so that none keeps an old shop', async () => {
    const { headers, body } = await site.https('/service-worker.js');
    expect({ body, cache: headers['cache-control'] }).toEqual({ body: 'work();', cache: 'no-cache' });
    expect(headers['content-type']).toMatch(/javascript/);
  });

  describe.each([
    ['gzip', 'gzip'],
    ['gzip, br', 'br'],
  ])('to a browser that accepts %s', (accepted, encoding) => {
    it(`sends the ${encoding} file of the build`, async () => {
      const { headers } = await site.https('/assets/home-1a2b.js', { 'accept-encoding': accepted });
      // Only a file on the disk has a length; what nginx compresses itself is sent in parts.
      expect(headers).toMatchObject({ 'content-encoding': encoding, 'content-length': expect.stringMatching(/^\d+$/) });
      expect(headers.vary).toContain('Accept-Encoding');
    });

    it.each(['/', '/auth-link', '/api/v1/funds'])(
      `compresses %s with ${encoding}, which the build did not`,
      async (path) => {
        const { headers } = await site.https(path, { 'accept-encoding': accepted, padding: 'x'.repeat(1_000) });
        expect(headers['content-encoding']).toBe(encoding);
        expect(headers.vary).toContain('Accept-Encoding');
      },
    );
  });

  it('resumes the TLS session of a browser that comes back', async () => {
    const first = connect({ port: site.httpsPort, servername: HOST, rejectUnauthorized: false });
    const [session]: Buffer[] = await once(first, 'session');
    first.end();
    const second = connect({ port: site.httpsPort, servername: HOST, rejectUnauthorized: false, session });
    await once(second, 'secureConnect');
    expect(second.isSessionReused()).toBe(true);
    second.end();
  });

  it('tells the platform the address of the resident, whatever the browser says', async () => {
    const { body } = await site.https('/api/v1/funds', {
      'x-forwarded-for': '203.0.113.9',
      'x-real-ip': '203.0.113.9',
    });
    expect(JSON.parse(body)).toMatchObject({
      host: 'platform.example',
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'https',
      'x-real-ip': '127.0.0.1',
    });
  });

  it('passes on the time of the platform, once, which nginx replaces by its own unless it is told', async () => {
    const { headers } = await site.https('/api/v1/funds');
    expect(headers.date).toBe(PLATFORM_TIME);
  });

  it.each([
    ['/auth-link?token=', 'GET /auth-link HTTP'],
    ['/identity-restore?token=', 'GET /identity-restore HTTP'],
    ['/confirmation/email/', 'GET /confirmation/email/- HTTP'],
    ['/api/v1/identity/proxy/email/exchange/', 'GET /api/v1/identity/proxy/email/exchange/- HTTP'],
    ['/api/v1/identity/proxy/short-token/exchange/', 'GET /api/v1/identity/proxy/short-token/exchange/- HTTP'],
  ])('writes no token of %s into a log', async (path, logged) => {
    await site.http(`${path}${TOKEN}`);
    await site.https(`${path}${TOKEN}`);
    await site.https('/assets/home-1a2b.js', { referer: `https://${HOST}${path}${TOKEN}` });
    await expect.poll(() => logsOf(site.folder).split(logged).length - 1).toBeGreaterThanOrEqual(2);
    expect(logsOf(site.folder)).not.toContain(TOKEN);
  });

  it.each([
    ['/CONFIRMATION/email/', '/CONFIRMATION/-'],
    ['/%63onfirmation/email/', '/-'],
    ['//confirmation/email/', '/-'],
    ['/confirmation//email/', '/confirmation/-'],
    ['/confirmation/email%2f', '/confirmation/-'],
    ['/x/../confirmation/email/', '/x/-'],
    ['/confirmation/email/x/../', '/confirmation/email/-'],
    ['/confirmation/email/a/', '/confirmation/email/-'],
    ['/auth-link/', '/auth-link/-'],
    ['/en/confirmation/email/', '/en/-'],
    ['/auth-link%3ftoken=', '/-'],
    ['/auth-link;token=', '/-'],
    ['/AUTH-LINK?token=', '/AUTH-LINK/-'],
    ['/api/v1/identity/proxy/EMAIL/exchange/', '/api/-'],
    ['/api/v1/identity/proxy/email/Exchange/', '/api/-'],
    ['/api//v1/identity/proxy/email/exchange/', '/api/-'],
    ['/API/v1/identity/proxy/email/exchange/', '/API/-'],
    ['/api/v2/identity/proxy/email/exchange/', '/api/-'],
    ['/api/v1/platform/vouchers/0x', '/api/-'],
    ['/', '/-'],
  ])('writes no token of the spelling %s into a log', async (path, logged) => {
    const before = logsOf(site.folder);
    // Also when the token has letters only, as a word of an address.
    for (const token of [TOKEN, 'secrettoken']) {
      if (path === '/' && token !== TOKEN) continue;
      await site.http(`${path}${token}`);
      await site.https(`${path}${token}`);
    }
    await expect.poll(() => logsOf(site.folder).split(`GET ${logged} HTTP`).length).toBeGreaterThanOrEqual(3);
    expect(logsOf(site.folder).slice(before.length)).not.toMatch(new RegExp(`${TOKEN}|secrettoken`));
  });

  it.each([
    '/',
    '/fondsen/12',
    '/assets/home-1a2b.js',
    '/service-worker.js',
    '/api/v1/platform/funds/12/requests?page=2',
  ])('writes the path of %s into the log, without its query', async (path) => {
    await site.https(path);
    await expect.poll(() => logsOf(site.folder)).toContain(`GET ${path.replace(/\?.*/, '')} HTTP`);
  });

  it.each([
    ['is not trusted', (folder: string) => makeCertificate(mkdtempSync(join(folder, 'other-')), 'platform.example')],
    ['is for another host', (folder: string) => makeCertificate(folder, 'other.example')],
  ])('refuses a platform whose certificate %s, says so in the log, and logs no token then', async (_name, shown) => {
    await withDeployment({ shown }, async (own) => {
      expect((await own.https('/api/v1/platform/config/webshop')).status).toBe(502);
      for (const call of ['platform/products?q=', 'platform/vouchers/0x', 'identity/proxy/email/exchange/'])
        expect((await own.https(`/api/v1/${call}${TOKEN}`)).status).toBe(502);
      await expect.poll(() => logsOf(own.folder)).toContain('exchange/- HTTP/1.1" 502');
      expect(logsOf(own.folder)).toContain('certificate');
      expect(logsOf(own.folder)).not.toContain(TOKEN);
    });
  });

  it('takes the address of the resident from the load balancer that it knows', async () => {
    await withDeployment({ behindBalancer: true }, async (own) => {
      const { body } = await own.https('/api/v1/funds', { 'x-forwarded-for': '198.51.100.7, 203.0.113.9' });
      expect(JSON.parse(body)).toMatchObject({ 'x-forwarded-for': '203.0.113.9', 'x-real-ip': '203.0.113.9' });
    });
  });
});
