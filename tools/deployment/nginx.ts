import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inRoot } from '../support/root.ts';

/** An nginx that can load its brotli modules. */
interface Nginx {
  readonly program: string;
  readonly modules: readonly string[];
  /** The file with the types of files. */
  readonly mimeTypes: string;
}

/** The nginx below a folder, `''` for the machine's; null when it does not start or cannot load its brotli modules. */
function nginxBelow(folder: string): Nginx | null {
  const program = folder === '' ? 'nginx' : join(folder, 'usr', 'sbin', 'nginx');
  const { stderr: builtWith } = spawnSync(program, ['-V'], { encoding: 'utf8' });
  const pathOf = (option: string): string =>
    join(folder, new RegExp(`--${option}=(\\S+)`).exec(builtWith ?? '')?.[1] ?? '');
  const modules = ['filter', 'static'].map((name) => join(pathOf('modules-path'), `ngx_http_brotli_${name}_module.so`));
  const loading = modules.map((file) => `load_module ${file};`).join(' ');
  // With an empty configuration nginx complains of this only after it has loaded the modules.
  const { stderr } = spawnSync(program, ['-t', '-c', '/dev/null', '-g', loading], { encoding: 'utf8' });
  if (stderr?.includes('no "events" section') !== true) return null;
  return { program, modules, mimeTypes: join(dirname(pathOf('conf-path')), 'mime.types') };
}

/** The machine's own nginx, or the one that the set-up unpacked. */
const findNginx = (): Nginx | null => nginxBelow('') ?? nginxBelow(inRoot('.cache', 'nginx'));

/** What this machine lacks to start a release; null when it has all. */
export function missingForNginx(): string | null {
  if (spawnSync('openssl', ['version']).status !== 0) return 'there is no openssl on this machine';
  if (findNginx() !== null) return null;
  return 'there is no nginx with brotli on this machine; without the folder .cache/nginx the set-up tries again to get one';
}

/** A certificate that vouches for itself, and its key, as files and as text. */
export interface Certificate {
  readonly certFile: string;
  readonly keyFile: string;
  readonly cert: string;
  readonly key: string;
}

/** Makes a certificate for a host, for one day, with the program openssl: Node makes none. */
export function makeCertificate(folder: string, host: string): Certificate {
  const [certFile, keyFile] = [join(folder, `${host}.pem`), join(folder, `${host}.key`)];
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-keyout', keyFile];
  const names = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`];
  spawnSync('openssl', ['req', '-x509', '-days', '1', ...key, ...names, '-out', certFile]);
  return { certFile, keyFile, cert: readFileSync(certFile, 'utf8'), key: readFileSync(keyFile, 'utf8') };
}

/** What stands round the files of a release, which a package of nginx normally brings. */
const mainFile = ({ modules, mimeTypes }: Nginx, folder: string, site: string): string => `
${modules.map((file) => `load_module ${file};`).join('\n')}
pid ${folder}/nginx.pid;
error_log ${folder}/log/error.log;
events {}
http {
  include ${mimeTypes};
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/temp-${name};`).join('\n  ')}
  include ${site};
}
`;

/** A newer nginx asks for the line `http2 on;`, which an older one does not know. */
const isComplaint = (line: string): boolean => line.includes('[warn]') && !line.includes('"listen ... http2"');

/** An nginx that runs. */
export interface RunningNginx {
  /** Reads the configuration again, as after an upgrade. */
  readonly reload: () => void;
  readonly stop: () => Promise<void>;
}

/** Starts nginx with the file of a site; throws when nginx complains of it. Its own files are in `folder`. */
export function startNginx(folder: string, site: string): RunningNginx {
  const nginx = findNginx();
  if (nginx === null) throw new Error('There is no nginx with brotli on this machine.');
  mkdirSync(join(folder, 'log'));
  const main = join(folder, 'nginx.conf');
  writeFileSync(main, mainFile(nginx, folder, site));
  const args = ['-c', main, '-p', folder, '-e', join(folder, 'log', 'error.log')];
  const { status, stderr } = spawnSync(nginx.program, ['-t', ...args], { encoding: 'utf8' });
  if (status !== 0 || stderr.split('\n').some(isComplaint)) throw new Error(`nginx refuses the files: ${stderr}`);
  const running = spawn(nginx.program, [...args, '-g', 'daemon off;'], { stdio: 'ignore' });
  // When a test ends before it stops nginx.
  const killWithMe = (): boolean => running.kill();
  process.once('exit', killWithMe);
  return {
    reload: () => void running.kill('SIGHUP'),
    stop: async () => {
      process.off('exit', killWithMe);
      if (running.kill()) await once(running, 'exit');
    },
  };
}

/** All that nginx wrote into its logs so far. */
export const logsOf = (folder: string): string =>
  globSync(join(folder, 'log', '*.log'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
