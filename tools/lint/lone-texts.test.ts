import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { filesIn } from '../support/files.ts';
import { inRoot } from '../support/root.ts';
import { textsWithSiblings } from './lone-texts.ts';

const read = (file: string): string => readFileSync(inRoot(file), 'utf8');

/** Places in which a text does not survive a translating browser, and the text that is found. */
const PLANTED: readonly (readonly [what: string, code: string, found: string])[] = [
  ['a text beside a part that can vanish', '<p>vanaf {price}</p>', 'vanaf'],
  ['a literal beside an element', "<p>{'vanaf'} <Price /></p>", "{'vanaf'}"],
  ['a conditional text', '<b>{isFrom ? `${from} ` : null}<Price /></b>', '{isFrom ? `${from} ` : null}'],
  ['a translated text after an icon', "<a><IconX /> {translate('a.b')}</a>", "{translate('a.b')}"],
  ['a formatted value before a part that can come', '<p>{formatAmount(a)}{isNew && <b />}</p>', '{formatAmount(a)}'],
  ['a sign beside an element', '<p><b>{name}</b> · <i>{day}</i></p>', '·'],
  ['a text before a space', "<p>{translate('a.b')}{' '}</p>", "{translate('a.b')}"],
  ['two texts', '<p>{day.label} {day.value}</p>', '{day.label}'],
  ['a text in a fragment', "<>{translate('a.b')}</>", "{translate('a.b')}"],
  ['children that may be a text, beside an icon', '<button>{props.icon}{props.children}</button>', '{props.children}'],
  [
    'a text that stands in for an element',
    "<p><b />{is ? <i /> : translate('a.b')}</p>",
    "{is ? <i /> : translate('a.b')}",
  ],
  [
    'a text of a list',
    '<p>{parts.map((part) => (part.isFound ? <mark>{part.text}</mark> : part.text))}<br /></p>',
    '{parts.map(',
  ],
];
const inComponent = (code: string): string => `
  type Props = { readonly icon: Elements; readonly children: ReactNode };
  export function Planted(props: Props) {
    return ${code};
  }`;

it.each(PLANTED)('finds %s', (_, code, found) => {
  const [first = ''] = textsWithSiblings('planted.tsx', inComponent(code));
  expect(first.replace(/^\d+: /, '')).toContain(found);
});

it.each(["translate('a.b')", '`${name}!`', 'props.children', "is ? <b /> : 'b'"])(
  'finds the component that returns %s',
  (code) => {
    expect(textsWithSiblings('planted.tsx', inComponent(code))).toEqual([`4: ${code}`]);
    expect(textsWithSiblings('planted.tsx', `const Planted = () => ${code};`)).toEqual([`1: ${code}`]);
  },
);

it.each([
  ['the only child of its element', "<p>{isNew ? translate('a.b') : `${a} ${b}`}</p>"],
  ['the only child of a component', "<Button icon={<IconX />}>{translate('a.b')}</Button>"],
  ['in an element of its own', "<p><IconX /> <span>{translate('a.b')}</span></p>"],
  [
    'absent: only elements, white space and a comment',
    "<p>{props.icon}{' '}{/* why */}{is && <b />}{list.map((a) => <i key={a} />)}</p>",
  ],
])('accepts a text that is %s', (_, code) => {
  expect(textsWithSiblings('planted.tsx', inComponent(code))).toEqual([]);
});

/** The code that residents see, by the path of its file. */
const SHOWN = ['apps/webshop/src', 'packages/ui/src'].flatMap((folder) =>
  filesIn(inRoot(folder), /(?<!\.test)\.tsx?$/).map(
    (file) => [`${folder}/${file}`, read(`${folder}/${file}`)] as const,
  ),
);

it('finds no text with siblings in the shop', () => {
  const views = SHOWN.filter(([file]) => file.endsWith('.tsx'));
  const found = views.flatMap(([file, source]) => textsWithSiblings(file, source).map((text) => `${file}:${text}`));
  expect(views.length).toBeGreaterThan(200);
  expect(found, 'Put each text in an element of its own: docs/decisions/0025-every-text-stands-alone.md').toEqual([]);
});

it('finds no lone amount or address that a translating browser may change', () => {
  const lone = /<[a-z]\w*([^<>]*)>\s*\{(?:format(?:Amount|Signed)\(|[\w.]*(?:email|phone)\})/g;
  const found = SHOWN.flatMap(([file, source]) =>
    [...source.matchAll(lone)]
      .filter(([, attributes]) => !attributes?.includes('translate="no"'))
      .map(([code]) => `${file}: ${code}`),
  );
  expect(found).toEqual([]);
});

/** What is read there is no part of the page: a document that was parsed apart, and the data of the page's own script. */
const READS_TEXT = [
  'apps/webshop/src/features/pages/page-sections.ts',
  'apps/webshop/src/main.tsx',
  'packages/ui/src/rich-text/rich-text.tsx',
  'packages/ui/src/rich-text/tidy.ts',
];

it('finds no code that reads a text back from the page, where it may be translated', () => {
  const reads = /\.(?:textContent|innerText|nodeValue|wholeText)\b(?!\s*=[^=])/;
  expect(SHOWN.filter(([, source]) => reads.test(source)).map(([file]) => file)).toEqual(READS_TEXT);
});
