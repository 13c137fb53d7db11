import type { FastifyInstance } from 'fastify';
import { prefersPage } from '../../src/http/prefers-page.ts';
import type { MockPlatform } from '../../src/http/mock-platform.ts';
import { framed } from './frame.ts';
import { html } from '../page-kit/html.ts';
import type { Markup } from '../page-kit/html.ts';
import { icon } from '../page-kit/icons.ts';
import { lostWorld } from './lost-world-page.ts';
import { pageCall, sendPage } from '../page-kit/page-call.ts';
import type { PageCall } from '../page-kit/page-call.ts';

/** What was asked for, and where to go on. */
const notHerePage = (call: PageCall): Markup =>
  framed(call, {
    title: 'There is no such page',
    at: '',
    lead: html`Nothing stands at <code>${call.path}</code>.`,
    main: html`<section class="card pad stack" aria-labelledby="h-on-from-here">
      <h2 id="h-on-from-here">On from here</h2>
      <p>
        Choose a page at the side, or look the address up: these pages and everything they do are listed under the
        console by HTTP, the calls of the shop under the API.
      </p>
      <p class="row wrap">
        <a class="btn go" href="/_mock">${icon('home')}Home of the mock platform</a>
        <a class="btn" href="/_mock/calls">${icon('list')}The console by HTTP</a>
        <a class="btn" href="/_mock/api">${icon('book')}API of the platform</a>
      </p>
    </section>`,
  });

/** An address of the console that does not exist: a page for a person, JSON for a program, 404 for both. */
export function addNotHerePage(app: FastifyInstance, platform: MockPlatform): void {
  app.setNotFoundHandler(async (request, reply) => {
    if (!prefersPage(request)) return reply.code(404).send({ message: 'Not found.' });
    const lost = lostWorld(platform, request);
    return lost
      ? sendPage(reply.code(400), platform, lost)
      : sendPage(reply.code(404), platform, notHerePage(pageCall(platform, request)));
  });
}
