// node tools/setup.mjs [--browser] [script arguments...]
// Prepares a clone: installs the packages, generates the types of the API description, and with --browser gets a Chromium
// for the browser tests and an nginx for those of the deployment guide. Then it runs the script. Plain JavaScript without
// dependencies, because it runs before they are installed and on any Node from version 20 on.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findNginx, NGINX_PACKAGES, nginxFolder } from './setup/nginx.mjs';
import { fitsNode, nodePackageOf, NEEDED_NODE } from './setup/node-version.mjs';
import { runScript } from './setup/run-script.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const OLDEST_NODE = [20, 19];
/** The headless shell first: Chromium without windows, which runs a test in two thirds of the time. */
const SHELL_NAME = 'chromium-headless-shell';
const CHROMIUM_NAMES = [SHELL_NAME, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Ends the set-up with an instruction. */
function stop(sentence) {
  console.error(`\n${sentence}\n`);
  process.exit(1);
}

/** Runs a program with its output on the screen; returns its exit code. */
const run = (program, args, options = {}) =>
  spawnSync(program, args, { cwd: root, stdio: 'inherit', ...options }).status ?? 1;

const read = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : '');

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [oldestMajor, oldestMinor] = OLDEST_NODE;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  stop(`This project needs Node ${OLDEST_NODE.join('.')} or newer; this is Node ${process.versions.node}.`);
}

/** Checks the machine's Node, on which the scripts run when no Node package exists for the machine. */
function checkScriptNode() {
  const { optionalDependencies } = JSON.parse(read(join(root, 'package.json')));
  const { node } = process.versions;
  const machine = `${process.platform} ${process.arch}`;
  if (nodePackageOf(process.platform, process.arch) in optionalDependencies || fitsNode(node)) return;
  stop(
    `On ${machine} this project runs on the Node of the machine, which has to be ${NEEDED_NODE}; this is ${node}. Install Node 24 from https://nodejs.org and try again.`,
  );
}

function npmProgram() {
  const npm = process.env.npm_execpath;
  return npm ?? stop('Start this through npm: npm start, or npm test.');
}

/** Installs the lockfile with npm ci, unless it is already installed. */
function installPackages() {
  const stamp = join(root, 'node_modules', '.setup-stamp');
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (read(stamp) === wanted) return;
  const npm = npmProgram();
  console.log('Installing the packages of package-lock.json, about a minute the first time ...');
  // The user's own Node, because npm ci removes the one in node_modules.
  const node = process.env.npm_node_execpath ?? process.execPath;
  if (run(node, [npm, 'ci', '--no-audit', '--no-fund', '--loglevel=error']) !== 0)
    stop('The packages could not be installed; the lines above say why.');
  writeFileSync(stamp, wanted);
}

const GENERATED = join(root, 'openapi', 'generated');

/** The hash of the description and of everything that turns it into types. */
function hashOfDescription() {
  const hash = createHash('sha256');
  const description = readdirSync(join(root, 'openapi'), { recursive: true }).filter((name) => name.endsWith('.yaml'));
  const generator = [
    'tools/generate.ts',
    'tools/openapi-codegen/src/api-types.ts',
    'redocly.yaml',
    'package-lock.json',
  ];
  for (const file of [...description.toSorted().map((name) => join('openapi', name)), ...generator])
    hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

/** Generates the types and the bundled document of the description, unless those on disk belong to it. */
function generateTypes() {
  const stamp = join(GENERATED, '.stamp');
  const wanted = hashOfDescription();
  const isThere = ['api.d.ts', 'bundled.json'].every((name) => existsSync(join(GENERATED, name)));
  if (isThere && read(stamp) === wanted) return;
  console.log('Generating the types of the API description ...');
  // Through npm, which puts the Node of the lock file first in PATH.
  if (run(process.execPath, [npmProgram(), 'exec', '--call', 'node tools/generate.ts']) !== 0)
    stop('The types of the API description could not be generated; the lines above say why.');
  writeFileSync(stamp, wanted);
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function onPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
}

function installedChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named !== undefined && named !== '' && !isProgram(named))
    stop(`CHROMIUM_PATH names ${named}, which is not a program.`);
  return named || onPath(CHROMIUM_NAMES);
}

const canUseApt = () => process.platform === 'linux' && process.getuid?.() === 0 && onPath(['apt-get']) !== undefined;

const apt = (...args) =>
  run('apt-get', ['-o', 'DPkg::Lock::Timeout=600', ...args], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }) === 0;

let newLists = null;

/** Fetches the lists of packages, once. */
const hasNewLists = () => (newLists ??= apt('update', '-qq'));

const installWithApt = (name) => hasNewLists() && apt('install', '-y', '-qq', '--no-install-recommends', name);

/** Installs Playwright's own Chromium, which Playwright finds itself. */
function installWithPlaywright() {
  const cli = join(root, 'node_modules', 'playwright', 'cli.js');
  return run(process.execPath, [cli, 'install', '--only-shell', 'chromium']) === 0;
}

const NOTE = join(root, '.cache', 'chromium-path');

/** Stores the path of the browser for the tests. */
function remember(path) {
  mkdirSync(dirname(NOTE), { recursive: true });
  if (!existsSync(NOTE) || read(NOTE) !== path) writeFileSync(NOTE, path);
}

/** Finds or installs a Chromium and stores its path for the tests; an empty file means Playwright's own. */
function findBrowser() {
  const found = installedChromium();
  if (found !== undefined) return remember(found);
  if (existsSync(NOTE) && read(NOTE) === '') return undefined;
  console.log('There is no Chromium on this machine yet; getting one for the browser tests ...');
  const fromDebian = canUseApt() && installWithApt(SHELL_NAME) ? onPath(CHROMIUM_NAMES) : undefined;
  if (fromDebian !== undefined) return remember(fromDebian);
  if (installWithPlaywright()) return remember('');
  return stop(
    'The browser tests need Chromium. Install it, or set CHROMIUM_PATH to a Chromium or Chrome, and try again.',
  );
}

/**
 * Unpacks nginx with its brotli module into .cache. Installing the packages would start a web server on port 80, now and at
 * each boot. Without nginx the tests of the deployment guide are skipped; the folder means that it is not tried again.
 */
function unpackNginx() {
  const folder = nginxFolder(root);
  const hasTools = onPath(['apt-get']) !== undefined && onPath(['dpkg-deb']) !== undefined;
  if (!hasTools || existsSync(folder) || findNginx(root) !== null) return;
  console.log(
    'There is no nginx with brotli on this machine yet; getting one for the tests of the deployment guide ...',
  );
  mkdirSync(folder, { recursive: true });
  if (canUseApt() && !hasNewLists()) return;
  // As root, because apt's own account may not write into this folder.
  run('apt-get', ['-o', 'APT::Sandbox::User=root', 'download', '-qq', ...NGINX_PACKAGES], { cwd: folder });
  for (const file of readdirSync(folder)) {
    run('dpkg-deb', ['-x', file, '.'], { cwd: folder });
    rmSync(join(folder, file));
  }
}

const args = process.argv.slice(2);
const needsBrowser = args[0] === '--browser';
const [script, ...scriptArgs] = needsBrowser ? args.slice(1) : args;

checkNode();
checkScriptNode();
installPackages();
generateTypes();
if (needsBrowser) {
  unpackNginx();
  findBrowser();
}
if (script !== undefined) await runScript(root, script, scriptArgs);
