// Finds an nginx for the tests of the deployment guide. Plain JavaScript without dependencies, as the set-up that uses it.
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';

/** The packages of Debian and Ubuntu that the guide needs; nginx-common has the types of files. */
export const NGINX_PACKAGES = [
  'nginx',
  'nginx-common',
  'libnginx-mod-http-brotli-filter',
  'libnginx-mod-http-brotli-static',
];

/** The folder into which the set-up unpacks these packages. */
export const nginxFolder = (root) => join(root, '.cache', 'nginx');

/** The nginx below a folder, `''` for the machine's; null when it does not start or cannot load its brotli modules. */
function nginxBelow(folder) {
  const program = folder === '' ? 'nginx' : join(folder, 'usr', 'sbin', 'nginx');
  const { stderr: builtWith } = spawnSync(program, ['-V'], { encoding: 'utf8' });
  const pathOf = (option) => join(folder, new RegExp(`--${option}=(\\S+)`).exec(builtWith ?? '')?.[1] ?? '');
  const modules = ['filter', 'static'].map((name) => join(pathOf('modules-path'), `ngx_http_brotli_${name}_module.so`));
  const loading = modules.map((file) => `load_module ${file};`).join(' ');
  // With an empty configuration nginx complains of this only after it has loaded the modules.
  const { stderr } = spawnSync(program, ['-t', '-c', '/dev/null', '-g', loading], { encoding: 'utf8' });
  if (!stderr?.includes('no "events" section')) return null;
  return { program, modules, mimeTypes: join(dirname(pathOf('conf-path')), 'mime.types') };
}

/** An nginx with brotli: the machine's own, or the one that the set-up unpacked; null without either. */
export const findNginx = (root) => nginxBelow('') ?? nginxBelow(nginxFolder(root));
