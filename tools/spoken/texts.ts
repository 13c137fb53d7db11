import { readFileSync } from 'node:fs';
import { filesIn } from '../support/files.ts';
import { inRoot } from '../support/root.ts';
import type { Language } from './desktop.ts';

/** Looks up a text of the shop by its key; of a text with values, the part before the first. */
export type Texts = (key: string) => string;

/** The texts of all features in one language, so that a journey names a control by the key of its text. */
export function textsIn(language: Language): Texts {
  const folder = inRoot('apps', 'webshop', 'src');
  const all = new Map<string, unknown>();
  for (const path of filesIn(folder, new RegExp(`^texts(\\.\\w+)?\\.${language}\\.json$`)))
    for (const [key, text] of Object.entries(JSON.parse(readFileSync(`${folder}/${path}`, 'utf8')))) all.set(key, text);
  return (key) => {
    const text = all.get(key);
    if (typeof text !== 'string') throw new Error(`There is no text "${key}".`);
    return (text.split('{{')[0] ?? '').trim();
  };
}
