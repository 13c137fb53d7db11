import type { FastifyInstance } from 'fastify';
import { textOf, type Input } from '../../src/input.ts';
import { worldOf } from '../../src/http/world.ts';
import type { MockPlatform } from '../../src/http/platform.ts';
import { approve, waitingSignIns, type Approval } from '../../src/services/phone/phone.ts';
import type { WaitingSignIn } from '../../api-types.ts';
import { consoleProblem } from '../page-kit/console-error.ts';
import { knownFields } from '../page-kit/known-fields.ts';
import { residentOf, unknownPersona } from '../residents/residents.ts';

function approvalIn(input: Input): Approval {
  const [token, code] = [textOf(input, 'auth_token'), textOf(input, 'auth_code')];
  if (token !== null) return { auth_token: token };
  if (code !== null) return { auth_code: code };
  throw consoleProblem(400, 'Give auth_token or auth_code.');
}

/** The sign-ins that wait for a phone, and a resident who approves one. */
export function addPhoneApi(app: FastifyInstance, platform: MockPlatform): void {
  app.get('/_mock/api/phone', async (request): Promise<{ waiting: readonly WaitingSignIn[] }> => ({
    waiting: waitingSignIns(worldOf(platform, request)).map(({ type, exchange_token, created_at, exchange_until }) => ({
      type,
      exchange_token,
      created_at,
      works_until: exchange_until,
    })),
  }));
  app.post('/_mock/api/phone/approve', async (request) => {
    const world = worldOf(platform, request);
    const body = knownFields(request.body, ['persona', 'auth_token', 'auth_code']);
    const persona = textOf(body, 'persona') ?? '';
    const identity = residentOf(world, persona);
    if (!identity) throw unknownPersona(platform, persona);
    const approved = approve(world, approvalIn(body), identity);
    if ('problem' in approved) throw consoleProblem(409, `The sign-in cannot be approved: ${approved.problem}.`);
    return { success: true };
  });
}
