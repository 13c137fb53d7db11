import { describe, expect, it } from 'vitest';
import { artNames, objectNames } from '../../pictures/drawing.ts';
import { categories } from '../vocabulary.ts';
import { articlesOfKind, kindKeys, kinds } from './kinds.ts';
import { articlesOf, choicesOf } from './sheet.ts';

describe('a template', () => {
  it.each([
    ['Soep', [['Soep', 0]]],
    [
      'Les {A|B+4}',
      [
        ['Les A', 0],
        ['Les B', 400],
      ],
    ],
    [
      '{Kip|Rund+6} in {pan+1|oven}',
      [
        ['Kip in pan', 100],
        ['Kip in oven', 0],
        ['Rund in pan', 700],
        ['Rund in oven', 600],
      ],
    ],
  ] as const)('%s stands for every combination', (template, expected) => {
    expect(choicesOf(template).map(({ text, extra }) => [text, extra])).toEqual(expected);
  });
});

describe('a sheet', () => {
  it('gives each article its price, its words and what was picked', () => {
    const line = 'zwemmen bal 4.75 |> Les {A|B+1} op {maandag|vrijdag} |> Voor diploma $1. |> $2; Met thee';
    expect(articlesOf(`\n${line}\n`)[3]).toEqual({
      category: 'zwemmen',
      motif: 'bal',
      price: 575,
      name: 'Les B op vrijdag',
      text: 'Voor diploma B.',
      know: ['vrijdag', 'Met thee'],
    });
  });
});

describe('the kinds of provider', () => {
  it('stand in the list that decides who sells what', () => {
    expect(kindKeys.toSorted()).toEqual(Object.keys(kinds).toSorted());
  });

  it('sell together more than 600 articles, no two with one name', () => {
    const names = kindKeys.flatMap((key) => articlesOfKind(key).map(({ name }) => name));
    expect(names.length).toBeGreaterThanOrEqual(600);
    expect(new Set(names).size).toBe(names.length);
  });

  it.each(kindKeys)('%s sells articles with a category, a drawing, a price and a sentence', (key) => {
    const known = new Set(categories.map((category) => category.key));
    const drawn = new Set([...artNames, ...objectNames]);
    for (const article of articlesOfKind(key)) {
      expect(article).toSatisfy(() => known.has(article.category) && drawn.has(article.motif), article.name);
      expect(article.price).toSatisfy((cents: number) => Number.isInteger(cents) && cents >= 0, article.name);
      expect(article.name).toMatch(/^[A-Z][^{}|$]+$/);
      expect(article.text).toMatch(/^[A-Z’][^{}|$]+\.$/);
      for (const fact of article.know) expect(fact).toMatch(/^[A-Z’0-9][^{}|$]+$/);
    }
  });

  it('say u, and one of a thing', () => {
    const words = kindKeys.flatMap((key) =>
      articlesOfKind(key).map(({ name, text, know }) => [name, text, ...know].join(' ')),
    );
    expect(words.filter((text) => /\b(je|jij|jou|jouw|jezelf)\b/i.test(text))).toEqual([]);
    expect(words.filter((text) => /één (stuks|personen|kinderen|lessen|maanden)/.test(text))).toEqual([]);
  });
});
