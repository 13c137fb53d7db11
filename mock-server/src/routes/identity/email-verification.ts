import type { FastifyInstance } from 'fastify';
import { said } from '../../http/refusal.ts';
import { worldOf } from '../../http/world.ts';
import { verifyEmail } from '../../domain/identity/accounts.ts';
import type { MockPlatform } from '../../http/platform.ts';

/** The link in a verification mail, outside the API prefix: works once, then 403. That of July 2026 leaves the rest to the shop. */
export function addEmailVerification(app: FastifyInstance, platform: MockPlatform): void {
  app.get<{ Params: { token: string } }>(
    '/email-verification/:token',
    { config: { browser: true } },
    async (request, reply) => {
      const world = worldOf(platform, request);
      const email = world.table('emails').first('verification_token', request.params.token);
      const isToday = world.settings.edition === '2026-07';
      if (!email || (email.verified && !isToday)) {
        throw said(403, {
          nl: 'Deze link is al gebruikt of ongeldig.',
          en: 'This link has been used or is not valid.',
        });
      }
      if (!isToday) verifyEmail(world, email);
      const query = new URLSearchParams({
        ...(email.target === null ? {} : { target: email.target }),
        ...(isToday
          ? { email_confirmation: '1', email_confirmation_token: email.verification_token }
          : { email_confirmed: '1' }),
      });
      return reply.redirect(`${platform.settings.shopUrl}/redirect?${query}`, 302);
    },
  );
}
