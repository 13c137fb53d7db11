import { globSync } from 'node:fs';

const SKIPPED = /^(?:\..*|node_modules|dist|generated|coverage)$/;

/** The paths of the files under a folder that match, without installed, built, generated and hidden ones. */
export const filesIn = (folder: string, pattern: RegExp): readonly string[] =>
  globSync('**/*', { cwd: folder, exclude: (name) => SKIPPED.test(name) })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => pattern.test(path))
    .toSorted();
