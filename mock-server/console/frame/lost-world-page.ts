import type { FastifyInstance, FastifyRequest } from 'fastify';
import { prefersPage } from '../../src/http/prefers-page.ts';
import { worldNameOf } from '../../src/http/world.ts';
import type { MockPlatform } from '../../src/http/mock-platform.ts';
import { headOf, madeUpMark } from './frame.ts';
import { html } from '../page-kit/html.ts';
import type { Markup } from '../page-kit/html.ts';
import { sendPage } from '../page-kit/page-call.ts';

/** Why no world can be shown; null when one can. */
function trouble(platform: MockPlatform, request: FastifyRequest): string | null {
  const name = worldNameOf(request);
  if (name === null)
    return platform.settings.strictWorlds ? 'This mock platform is strict: choose a world first.' : null;
  return platform.worlds.get(name) ? null : `There is no world "${name}" any more.`;
}

const choice = (name: string): Markup =>
  html`<li>
    <form class="inline" method="post" action="/_mock/do/world">
      <input type="hidden" name="world" value="${name}" /><button class="btn">Open ${name}</button>
    </form>
  </li>`;

const page = (platform: MockPlatform, reason: string): Markup =>
  html`<html lang="en">
    ${headOf('Which world?')}
    <body>
      <main class="bare" id="main">
        ${madeUpMark}
        <h1>Which world?</h1>
        <p>${reason} The shop on this machine looks at the same world as this page.</p>
        <ul class="tags spaced">
          ${platform.worlds.names().map(choice)}
        </ul>
      </main>
    </body>
  </html>`;

/** The page that asks for another world; null when the browser looks at one that is there. */
export function lostWorld(platform: MockPlatform, request: FastifyRequest): Markup | null {
  const reason = trouble(platform, request);
  return reason === null ? null : page(platform, reason);
}

/** A browser that looks at a world that is gone is asked to choose another one; a program gets the refusal of the API. */
export function addLostWorld(scope: FastifyInstance, platform: MockPlatform): void {
  scope.addHook('preHandler', async (request, reply) => {
    if (request.method !== 'GET' || !prefersPage(request)) return undefined;
    const lost = lostWorld(platform, request);
    return lost ? sendPage(reply.code(400), platform, lost) : undefined;
  });
}
