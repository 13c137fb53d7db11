import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { addConsoleGuard } from './console-guard.ts';
import { addBodyParsers, addErrors } from '../src/http/errors.ts';
import { addPersistence } from './save-changes.ts';
import { addRequestContext } from '../src/http/request-context.ts';
import { routerOptions } from '../src/http/platform.ts';
import { addConsole } from './console.ts';
import { addNotFoundPage } from './page-kit/error-pages.ts';

/**
 * The console as a server of its own behind the platform, which hands it what is asked below `/_mock`. Its files are read at the
 * first such request: a mock platform that only answers a shop starts faster and holds less without them.
 */
export async function openConsole(platformApp: FastifyInstance): Promise<FastifyInstance> {
  const { mockPlatform: platform } = platformApp;
  const app = Fastify({ routerOptions });
  app.decorate('mockPlatform', platform);
  addConsoleGuard(app, platform.settings);
  addRequestContext(app);
  addPersistence(app, platform);
  addErrors(app);
  addBodyParsers(app);
  const calls = callsOf(app);
  addConsole(app, platform);
  addNotFoundPage(app, platform, calls);
  await app.ready();
  return app;
}

/** The calls below `/_mock/api` that get a route from now on, by method and path; the list is complete once the app is ready. */
function callsOf(app: FastifyInstance): readonly string[] {
  const calls: string[] = [];
  app.addHook('onRoute', ({ method, url }) => {
    if (url.startsWith('/_mock/api/') && method !== 'HEAD') calls.push(`${[method].flat().join(', ')} ${url}`);
  });
  return calls;
}
