import Fastify, { LogController } from 'fastify';
import type { FastifyInstance } from 'fastify';
import { addUploads } from '../src/http/upload.ts';
import { addConsoleGuard } from './console-guard.ts';
import { addBodyParsers, addErrors } from '../src/app/errors.ts';
import { addPersistence } from '../src/app/persistence.ts';
import { addRequestContext } from '../src/http/request-context.ts';
import { routerOptions } from '../src/http/mock-platform.ts';
import { addConsole } from './console.ts';
import { addNotHerePage } from './frame/not-here-page.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The server with the calls of the platform, to which the console sends a request once more. */
    platformApp: FastifyInstance;
  }
}

/**
 * The console as a server of its own behind the platform, which hands it what is asked below `/_mock`. Its files are read at the
 * first such request: a mock platform that only answers a shop starts faster and holds less without them.
 */
export async function openConsole(platformApp: FastifyInstance): Promise<FastifyInstance> {
  const { mockPlatform: platform } = platformApp;
  // The platform has told of the request already.
  const logController = new LogController({ disableRequestLogging: true });
  const app = Fastify({ loggerInstance: platformApp.log, logController, routerOptions });
  app.decorate('mockPlatform', platform);
  app.decorate('platformApp', platformApp);
  addConsoleGuard(app, platform.settings);
  addRequestContext(app);
  addPersistence(app, platform.kept);
  addErrors(app);
  addBodyParsers(app);
  addUploads(app, (uploads) => addConsole(uploads, platform));
  addNotHerePage(app, platform);
  await app.ready();
  return app;
}
