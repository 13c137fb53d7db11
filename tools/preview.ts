import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildMockPlatform } from '@stadstegoed/mock-server/mock-platform.ts';
import { localEnvironment } from '../apps/webshop/vite/environment-block.ts';
import { deploy } from './deployment/deployment.ts';
import { missingForNginx } from './deployment/nginx.ts';
import { readCommandLine } from './support/command-line.ts';
import { portOf, requirePort } from './support/port.ts';
import { Problem, runMain, UsageProblem } from './support/problem.ts';

/** The mock platform's own pages on the address of the shop, which a real platform has on its own. */
const MOCK_PAGES = (variant: string): string => `
  location ~ ^/(_mock|email-verification)(/|$) {
    proxy_pass https://stadstegoed_${variant.replaceAll('-', '_')}_platform;
    proxy_set_header Host $http_host;
    client_max_body_size 20m;
  }
`;

/** `npm run preview`: serves the folder of a release as a server does, behind nginx over TLS, before the mock platform. */
await runMain(async () => {
  const { values } = readCommandLine('npm run preview -- --release dist/stadstegoed-zonnedorp-1.0.0', {
    release: { type: 'string', about: 'the folder of a release' },
    port: { type: 'string', default: '8443', about: 'the port, else 8443' },
  });
  if (values.release === undefined) throw new UsageProblem('--release needs the folder of a release.');
  const release = resolve(values.release);
  const version = join(release, 'site', 'version.json');
  if (!existsSync(version)) throw new Problem(`${release} is no release: npm run release makes one.`);
  const lack = missingForNginx();
  if (lack !== null) throw new Problem(`The preview needs nginx: ${lack}.`);
  const { variant }: { variant: string } = JSON.parse(readFileSync(version, 'utf8'));
  const port = portOf(values.port, 'port');
  await requirePort(port, 'port');
  const origin = `https://localhost:${port}`;
  const mock = await buildMockPlatform({ shopUrl: origin, publicUrl: origin });
  await mock.ready();
  const site = await deploy({
    variant,
    release,
    at: { host: 'localhost', port },
    more: MOCK_PAGES(variant),
    answer: (...call) => mock.routing(...call),
  });
  writeFileSync(join(site.settings, 'environment.json'), JSON.stringify(localEnvironment(origin)));
  console.log(`\n  ${origin}   with a certificate of this machine alone: the browser warns once`);
  console.log(`  ${origin}/_mock   residents, mailbox, scenarios\n\n  Ctrl-C stops it.`);
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  await site.end();
  await mock.close();
  return 0;
});
