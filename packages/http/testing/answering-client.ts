import type { Clock } from '@stadstegoed/core/shared/clock.port.ts';
import type { Edition } from '@stadstegoed/core/shared/edition.ts';
import type { Language } from '@stadstegoed/core/shared/language.ts';
import type { Instant } from '@stadstegoed/core/shared/instant.ts';
import { FakeClock } from '@stadstegoed/core/testing/fake-clock.ts';
import type { GiveSecondFactor } from '../src/second-factor.ts';
import { createPlatformClient, type PlatformClient, type Unauthorised } from '../src/client.ts';

/** The options of a test client; the default is a visitor of Zonnedorp. */
export interface AnsweringClientOptions {
  readonly language?: Language;
  /** That of the platform; null is unknown. */
  readonly edition?: Edition | null;
  readonly accessToken?: () => string | null;
  /** The clock for the time limit of the calls; without one time does not advance. */
  readonly clock?: Pick<Clock, 'after' | 'reading' | 'now'>;
  readonly giveSecondFactor?: GiveSecondFactor;
  readonly answer: (request: Request) => Response | Promise<Response>;
}

/** A client with answers from the test, and the recorded requests, 401 reports and times of the platform. */
export function answeringClient(options: AnsweringClientOptions): {
  client: PlatformClient;
  requests: Request[];
  unauthorised: Unauthorised[];
  times: Instant[];
} {
  const requests: Request[] = [];
  const unauthorised: Unauthorised[] = [];
  const times: Instant[] = [];
  const client = createPlatformClient({
    baseUrl: 'http://platform.example/api/v1',
    clientKey: 'zonnedorp',
    clientType: 'webshop',
    edition: async () => (options.edition === undefined ? 'specification' : options.edition),
    language: () => options.language ?? 'nl',
    accessToken: options.accessToken ?? (() => null),
    onUnauthorised: (failure) => unauthorised.push(failure),
    onPlatformTime: (at) => times.push(at),
    clock: options.clock ?? new FakeClock(),
    ...(options.giveSecondFactor && { giveSecondFactor: options.giveSecondFactor }),
    fetch: async (request) => {
      requests.push(request);
      return options.answer(request);
    },
  });
  return { client, requests, unauthorised, times };
}

export function jsonAnswer(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers });
}
