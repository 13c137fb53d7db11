import type { FastifyReply, FastifyRequest } from 'fastify';
import { objectOf, textOf, type Input } from '../../src/input.ts';
import { worldNameOf, worldOf } from '../../src/http/world.ts';
import type { World } from '../../src/world/world.ts';
import { devWorld } from '../../src/world/worlds.ts';
import type { MockPlatform } from '../../src/http/platform.ts';
import type { Markup } from './html.ts';

/** One visit to a page of the mock platform. */
export interface PageCall {
  readonly platform: MockPlatform;
  readonly world: World;
  readonly worldName: string;
  readonly path: string;
  readonly query: Input;
  readonly body: Input;
  readonly params: Input;
}

/** Reads a request into what the pages need; refuses an unknown world as the API does. */
export const pageCall = (platform: MockPlatform, request: FastifyRequest): PageCall => ({
  platform,
  world: worldOf(platform, request),
  worldName: worldNameOf(request) ?? devWorld,
  path: request.url,
  query: objectOf(request.query),
  body: objectOf(request.body),
  params: objectOf(request.params),
});

/** A field of the query; empty counts as absent. */
export const asked = (call: PageCall, name: string): string | null => textOf(call.query, name) || null;

/** A field of the form; empty counts as absent. */
export const given = (call: PageCall, name: string): string | null => textOf(call.body, name)?.trim() || null;

/** Only what stands on this machine may be loaded; forms may lead back to the shop. */
function policyOf(platform: MockPlatform): string {
  const { shopUrl, publicUrl } = platform.settings;
  return [
    "default-src 'none'",
    "style-src 'self'",
    "script-src 'self'",
    "font-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "frame-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    `form-action 'self' ${shopUrl} ${publicUrl}`,
  ].join('; ');
}

/** No page uses anything of the machine. */
const permissions = 'camera=(), microphone=(), geolocation=()';

/** Answers with a page. */
export function sendPage(reply: FastifyReply, platform: MockPlatform, page: Markup): FastifyReply {
  return reply
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policyOf(platform),
      'cache-control': 'no-store',
      'referrer-policy': 'same-origin',
      'permissions-policy': permissions,
    })
    .send(`<!doctype html>\n${page.markup}`);
}
