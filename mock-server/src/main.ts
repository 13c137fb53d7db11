import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

/**
 * Starts the mock platform from the command line. What Node made of the sources is kept between starts, which halves the time to the first
 * answer; so this file loads the rest only after it has said so.
 */
enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/mock-server', import.meta.url)));
void import('./command.ts').then(async ({ runCommand }) => runCommand());
