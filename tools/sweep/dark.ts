import { readFileSync } from 'node:fs';
import { filesIn } from '../support/files.ts';

/** Whether the style sheets of a built shop have colours for a dark screen. */
export function offersDark(folder: string): boolean {
  return filesIn(folder, /\.(css|html)$/).some((file) =>
    /prefers-color-scheme:\s*dark/.test(readFileSync(`${folder}/${file}`, 'utf8')),
  );
}
