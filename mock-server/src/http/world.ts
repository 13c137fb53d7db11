import type { FastifyRequest } from 'fastify';
import { Refusal } from './refusal.ts';
import { devWorld } from '../world/worlds.ts';
import type { World } from '../world/world.ts';
import type { MockPlatform } from './platform.ts';

/** Header and cookie that choose a world. */
const worldHeader = 'mock-world';
export const worldCookie = 'mock-world';

/** The text that was meant; one with a broken percent sequence stays as it is, and then there is no world of that name. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function cookieOf(header: string | undefined): string | null {
  if (header === undefined) return null;
  for (const pair of header.split(';')) {
    const [name, value] = pair.split('=');
    if (name?.trim() === worldCookie && value) return decoded(value.trim());
  }
  return null;
}

/** Name of the world a request asks for: header, then cookie, then null. */
export function worldNameOf(request: FastifyRequest): string | null {
  const { headers } = request;
  const header = headers[worldHeader];
  return typeof header === 'string' && header !== '' ? header : cookieOf(headers.cookie);
}

const plain = (status: number, message: string): Refusal => new Refusal(status, () => ({ message }));

/**
 * The world of a request. A name that does not exist is refused, and so is no name at all in strict mode: a test that forgets
 * its world must fail, not touch another.
 */
export function worldOf(platform: MockPlatform, request: FastifyRequest): World {
  const name = worldNameOf(request);
  if (name === null && platform.settings.strictWorlds) {
    throw plain(400, 'This mock platform is strict: name a world in the header Mock-World or the cookie mock-world.');
  }
  const world = platform.worlds.get(name ?? devWorld);
  if (!world) throw plain(400, `There is no world "${name}". Make it with POST /_mock/api/worlds or clear the cookie.`);
  return world;
}
