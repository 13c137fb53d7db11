import type { FastifyInstance } from 'fastify';
import type { MockPlatform } from '../../src/http/platform.ts';
import { html } from '../page-kit/html.ts';
import { barePage } from '../page-kit/page.ts';
import { sendPage } from '../page-kit/page-call.ts';

/** Stands in for the front end of providers, to which the shop sends a provider who wants to sign in. */
export function addProviderFront(app: FastifyInstance, platform: MockPlatform): void {
  const main = html`<p>Hier loggen aanbieders in. Deze omgeving hoort niet bij de webwinkel en is niet nagebouwd.</p>
    <p><a href="${platform.settings.shopUrl}/">Terug naar de webwinkel</a></p>`;
  app.get('/_mock/provider', async (_request, reply) =>
    sendPage(reply, platform, barePage('Omgeving voor aanbieders', main)),
  );
}
