import Fastify, { LogController } from 'fastify';
import type { FastifyInstance } from 'fastify';
import { addUploads } from '../src/http/upload.ts';
import { addConsoleGuard } from './console-guard.ts';
import { addBodyParsers, addErrors } from '../src/app/errors.ts';
import { addKeeping } from '../src/app/keeping.ts';
import { addNotes } from '../src/http/note.ts';
import { routerOptions } from '../src/http/twin.ts';
import { addConsole } from './console.ts';
import { addNotHerePage } from './frame/not-here-page.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The server with the calls of the platform, to which the console sends a request once more. */
    platform: FastifyInstance;
  }
}

/**
 * The console as a server of its own behind the platform, which hands it what is asked below `/_mock`. Its files are read at the
 * first such request: a twin that only answers a shop starts faster and holds less without them.
 */
export async function openConsole(platform: FastifyInstance): Promise<FastifyInstance> {
  const { twin } = platform;
  // The platform has told of the request already.
  const logController = new LogController({ disableRequestLogging: true });
  const app = Fastify({ loggerInstance: platform.log, logController, routerOptions });
  app.decorate('twin', twin);
  app.decorate('platform', platform);
  addConsoleGuard(app, twin.settings);
  addNotes(app);
  addKeeping(app, twin.kept);
  addErrors(app);
  addBodyParsers(app);
  addUploads(app, (uploads) => addConsole(uploads, twin));
  addNotHerePage(app, twin);
  await app.ready();
  return app;
}
