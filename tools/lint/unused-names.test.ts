import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { filesIn } from '../support/files.ts';
import { inRoot } from '../support/root.ts';
import { WrittenNames } from './written-names.ts';

const FOLDERS = ['apps/webshop/src', 'apps/webshop/vite', 'packages/ui/src', 'mock-server/console', 'mock-server/src'];
/** Classes that a library gives its elements. */
const OF_LIBRARIES = /^(?:ReactCrop|leaflet-|tabler-icon)/;

const filesOf = (kind: RegExp): readonly string[] =>
  FOLDERS.flatMap((folder) => filesIn(inRoot(folder), kind).map((file) => `${folder}/${file}`));
const textOf = (file: string): string => readFileSync(inRoot(file), 'utf8');

/** The names that the shop, its controls and the mock platform write, not those of their tests. */
const written = new WrittenNames();
for (const file of filesOf(/(?<!\.test)\.(?:tsx?|js)$/))
  if (!file.includes('/testing/')) written.read(file, textOf(file));

it('finds no text that nobody shows', () => {
  const keys = filesOf(/texts\.nl\.json$/).flatMap((file) => Object.keys(JSON.parse(textOf(file))));
  const names = new Set(keys.map((key) => key.replace(/_(?:one|other)$/, '')));
  expect(names.size).toBeGreaterThan(2000);
  expect([...names].filter((name) => !written.has(name))).toEqual([]);
});

it('finds no class in a style sheet that no element has', () => {
  const page = textOf('apps/webshop/index.html');
  const sheets = filesOf(/\.css$/).map((file) => textOf(file).replaceAll(/\/\*[^]*?\*\/|"[^"]*"|url\([^)]*\)/g, ''));
  const selectors = sheets.flatMap((sheet) => sheet.match(/[^{};]+(?=\{)/g) ?? []);
  const classes = new Set(selectors.flatMap((selector) => selector.match(/(?<=\.)[a-z][\w-]*/gi) ?? []));
  expect(classes.size).toBeGreaterThan(800);
  const unused = [...classes].filter((name) => !OF_LIBRARIES.test(name) && !written.has(name) && !page.includes(name));
  expect(unused).toEqual([]);
});

it.each([
  ['a.title', "translate('a.title')", true],
  ['a.title', "translate('a.titles')", false],
  ['a.title', '// a.title', false],
  ['a.state.open', 'translate(`a.state.${state}`)', true],
  ['a.state', 'translate(`a.state.${state}`)', false],
  ['a.empty.text', "<List empty='a.empty' />; translate(`${empty}.text`)", true],
  ['a.empty.text', 'translate(`${empty}.text`)', false],
  ['a.empty.text', "`${''}`; `${empty} .text`", false],
  ['card--new', '<li className={`card ${isNew ? `card--${kind}` : ""}`} />', true],
  ['card__old', '<li className="card" />', false],
])('sees whether %s is written in %s: %s', (name, source, isWritten) => {
  const planted = new WrittenNames();
  planted.read('planted.tsx', source);
  expect(planted.has(name)).toBe(isWritten);
});
