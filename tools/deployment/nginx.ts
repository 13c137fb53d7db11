import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { GuideFile } from './guide-files.ts';

const works = (program: string, option: string): boolean => spawnSync(program, [option]).status === 0;

/** Whether this machine can start the files of the guide: it has nginx, and openssl for the certificates. */
export const hasNginx = (): boolean => works('nginx', '-v') && works('openssl', 'version');

/** One of the settings that nginx was built with, such as `--conf-path`. */
function builtWith(option: string): string {
  const { stderr } = spawnSync('nginx', ['-V'], { encoding: 'utf8' });
  return new RegExp(`${option}=(\\S+)`).exec(stderr)?.[1] ?? '';
}

/** The file of the module that sends brotli files; undefined where it is not installed. */
export function brotliModule(): string | undefined {
  const file = join(builtWith('--modules-path'), 'ngx_http_brotli_static_module.so');
  return existsSync(file) ? file : undefined;
}

/** What stands round the files of the guide, which a package of nginx normally brings. */
const mainFile = (folder: string, platformPort: number, module: string | undefined): string => `
${module === undefined ? '' : `load_module ${module};`}
pid ${folder}/nginx.pid;
error_log ${folder}/log/error.log;
events {}
http {
  include ${join(dirname(builtWith('--conf-path')), 'mime.types')};
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

/** Writes a configuration of nginx into a folder; gives its main file. */
export function writeNginx({ folder, files, platformPort }: NginxOptions): string {
  for (const { path, text } of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  mkdirSync(join(folder, 'log'), { recursive: true });
  const main = join(folder, 'nginx.conf');
  writeFileSync(main, mainFile(folder, platformPort, brotliModule()));
  return main;
}

/** What nginx says about a configuration: its exit code and its complaints. */
export function checkNginx(main: string): { readonly status: number | null; readonly complaints: string } {
  const { status, stderr } = spawnSync('nginx', ['-t', '-c', main, '-p', dirname(main)], { encoding: 'utf8' });
  return { status, complaints: stderr };
}

/** Starts nginx and gives the process. */
export function startNginx(main: string): ChildProcess {
  return spawn('nginx', ['-c', main, '-p', dirname(main), '-g', 'daemon off;'], { stdio: 'ignore' });
}

/** Ends nginx and waits for it. */
export async function stopNginx(nginx: ChildProcess): Promise<void> {
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
