import { fileURLToPath } from 'node:url';

/** A file of the bench, or of the mock platform by a path that goes up. */
export const file = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
