import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findNginx, type Nginx } from '../setup/nginx.mjs';
import { root } from '../support/root.ts';
import type { GuideFile } from './guide-files.ts';

/** What this machine lacks to start the files of the guide; null when it has all. */
export function missingForNginx(): string | null {
  if (spawnSync('openssl', ['version']).status !== 0) return 'there is no openssl on this machine';
  if (findNginx(root) !== null) return null;
  return 'there is no nginx with brotli on this machine; without the folder .cache/nginx the set-up tries again to get one';
}

function requireNginx(): Nginx {
  const nginx = findNginx(root);
  if (nginx === null) throw new Error('There is no nginx with brotli on this machine.');
  return nginx;
}

/** What stands round the files of the guide, which a package of nginx normally brings. */
const mainFile = ({ modules, mimeTypes }: Nginx, folder: string, platformPort: number): string => `
${modules.map((file) => `load_module ${file};`).join('\n')}
pid ${folder}/nginx.pid;
error_log ${folder}/log/error.log;
events {}
http {
  include ${mimeTypes};
  client_body_temp_path ${folder}/temp-body;
  proxy_temp_path ${folder}/temp-proxy;
  fastcgi_temp_path ${folder}/temp-fastcgi;
  uwsgi_temp_path ${folder}/temp-uwsgi;
  scgi_temp_path ${folder}/temp-scgi;
  upstream platform.example { server 127.0.0.1:${platformPort}; }
  include conf.d/*.conf;
}
`;

interface NginxOptions {
  /** An empty folder, readable by everybody. */
  readonly folder: string;
  readonly files: readonly GuideFile[];
  /** Where `platform.example` answers, on this machine. */
  readonly platformPort: number;
}

/** An nginx that runs. */
export interface RunningNginx {
  readonly stop: () => Promise<void>;
}

/** A newer nginx asks for the line `http2 on;`, which an older one does not know. */
const isComplaint = (line: string): boolean => line.includes('[warn]') && !line.includes('"listen ... http2"');

/** Writes a configuration of nginx into its folder and starts it; throws when nginx complains of it. */
export function startNginx({ folder, files, platformPort }: NginxOptions): RunningNginx {
  for (const { path, text } of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  mkdirSync(join(folder, 'log'), { recursive: true });
  const nginx = requireNginx();
  const main = join(folder, 'nginx.conf');
  writeFileSync(main, mainFile(nginx, folder, platformPort));
  const args = ['-c', main, '-p', folder, '-e', join(folder, 'log', 'error.log')];
  const { status, stderr } = spawnSync(nginx.program, ['-t', ...args], { encoding: 'utf8' });
  if (status !== 0 || stderr.split('\n').some(isComplaint)) throw new Error(`nginx refuses the files: ${stderr}`);
  const running = spawn(nginx.program, [...args, '-g', 'daemon off;'], { stdio: 'ignore' });
  // When a test ends before it stops nginx.
  process.once('exit', () => running.kill());
  return { stop: () => stopNginx(running) };
}

async function stopNginx(nginx: ChildProcess): Promise<void> {
  if (nginx.exitCode !== null || nginx.signalCode !== null) return;
  nginx.kill('SIGTERM');
  await once(nginx, 'exit');
}

/** All that nginx wrote into its logs so far. */
export const logsOf = (folder: string): string =>
  ['stadstegoed.log', 'error.log']
    .map((name) => join(folder, 'log', name))
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
