import type { FastifyInstance } from 'fastify';
import type { MockPlatform } from '../../src/http/mock-platform.ts';
import { headOf, madeUpMark } from '../frame/frame.ts';
import { html } from '../page-kit/html.ts';
import { sendPage } from '../page-kit/page-call.ts';

/** Stands in for the front end of providers, to which the shop sends whoever wants to sign in as one. */
export function addProviderFront(app: FastifyInstance, platform: MockPlatform): void {
  app.get('/_mock/provider', async (_request, reply) =>
    sendPage(
      reply,
      platform,
      html`<html lang="nl">
        ${headOf('Omgeving voor aanbieders')}
        <body>
          <main class="bare" id="main">
            ${madeUpMark}
            <h1>Omgeving voor aanbieders</h1>
            <p>Hier loggen aanbieders in. Deze omgeving hoort niet bij de webwinkel en is daarom niet nagebouwd.</p>
            <p><a href="${platform.settings.shopUrl}/">Terug naar de webwinkel</a></p>
          </main>
        </body>
      </html>`,
    ),
  );
}
