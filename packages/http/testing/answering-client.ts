import type { Clock } from '@stadstegoed/core/shared/clock.port.ts';
import type { Language } from '@stadstegoed/core/shared/language.ts';
import { FakeClock } from '@stadstegoed/core/testing/fake-clock.ts';
import { createPlatformClient, type PlatformClient, type Unauthorised } from '../src/client.ts';

/** What a test may set; the rest is a visitor at Zonnedorp. */
export interface Scene {
  readonly language?: Language;
  readonly accessToken?: () => string | null;
  /** Moves the time limit of the calls; stands still without one. */
  readonly clock?: Pick<Clock, 'after'>;
  readonly answer: (request: Request) => Response | Promise<Response>;
}

/** A client whose every call is answered by the test, with what it sent and what it reported. */
export function answeringClient(scene: Scene): {
  client: PlatformClient;
  requests: Request[];
  unauthorised: Unauthorised[];
} {
  const requests: Request[] = [];
  const unauthorised: Unauthorised[] = [];
  const client = createPlatformClient({
    baseUrl: 'http://platform.example/api/v1',
    clientKey: 'zonnedorp',
    clientType: 'webshop',
    language: () => scene.language ?? 'nl',
    accessToken: scene.accessToken ?? (() => null),
    onUnauthorised: (failure) => unauthorised.push(failure),
    clock: scene.clock ?? new FakeClock(),
    fetch: async (request) => {
      requests.push(request);
      return scene.answer(request);
    },
  });
  return { client, requests, unauthorised };
}

/** An answer of the platform with a JSON body. */
export function jsonAnswer(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers });
}
