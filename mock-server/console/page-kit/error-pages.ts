import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { objectOf, textOf } from '../../src/input.ts';
import { Refusal } from '../../src/http/refusal.ts';
import type { MockPlatform } from '../../src/http/platform.ts';
import { prefersPage } from '../../src/http/prefers-page.ts';
import { worldNameOf } from '../../src/http/world.ts';
import { cameFrom } from './came-from.ts';
import { html, type Markup } from './html.ts';
import { barePage, hidden, page } from './page.ts';
import { pageCall, sendPage } from './page-call.ts';

/** Answers a browser whose form was refused with a page; a program keeps the refusal as JSON. */
export function addProblemPage(scope: FastifyInstance, platform: MockPlatform): void {
  scope.setErrorHandler<FastifyError | Refusal>(async (error, request, reply) => {
    if (!(error instanceof Refusal) || !prefersPage(request)) throw error;
    const message = textOf(objectOf(error.body((sentence) => sentence.en)), 'message') ?? 'It was refused.';
    const main = html`<p class="warn">${message}</p>
      <p>Nothing was changed. <a href="${cameFrom(request)}">Go back</a></p>`;
    return sendPage(reply.code(error.status), platform, barePage('That did not work', main, 'en'));
  });
}

/** Why no world can be shown; null when one can. */
function worldProblem(platform: MockPlatform, request: FastifyRequest): string | null {
  const name = worldNameOf(request);
  if (name === null) return platform.settings.strictWorlds ? 'The mock platform is strict: choose a world.' : null;
  return platform.worlds.get(name) ? null : `There is no world "${name}" any more.`;
}

/** The page that asks for a world; null when the browser has one that exists. */
function worldQuestion(platform: MockPlatform, request: FastifyRequest): Markup | null {
  const problem = worldProblem(platform, request);
  if (problem === null) return null;
  const choices = platform.worlds
    .names()
    .map(
      (name) =>
        html`<form class="inline" method="post" action="/_mock/do/world">
          ${hidden('world', name)}<button>Open ${name}</button>
        </form>`,
    );
  return barePage(
    'Which world?',
    html`<p>${problem} The shop on this machine uses the same world as this page.</p>
      <div class="row">${choices}</div>`,
    'en',
  );
}

/** Asks a browser for another world when its own is gone; a program gets the refusal of the API. */
export function addWorldQuestion(scope: FastifyInstance, platform: MockPlatform): void {
  scope.addHook('preHandler', async (request, reply) => {
    if (request.method !== 'GET' || !prefersPage(request)) return undefined;
    const question = worldQuestion(platform, request);
    return question ? sendPage(reply.code(400), platform, question) : undefined;
  });
}

/** An unknown address: a page for a browser, JSON for a program, 404 for both. Below the API it says which calls there are. */
export function addNotFoundPage(app: FastifyInstance, platform: MockPlatform, calls: readonly string[]): void {
  app.setNotFoundHandler(async (request, reply) => {
    const isApi = request.url.startsWith('/_mock/api/');
    if (!prefersPage(request)) return reply.code(404).send({ message: 'Not found.', ...(isApi && { calls }) });
    const question = worldQuestion(platform, request);
    if (question) return sendPage(reply.code(400), platform, question);
    const call = pageCall(platform, request);
    const main = html`<p>Nothing is at <code>${call.path}</code>. Choose a page above.</p>`;
    return sendPage(reply.code(404), platform, page(call, { title: 'There is no such page', main }));
  });
}
