import type { FastifyInstance } from 'fastify';
import { flagOf, numberOf, objectOf, textOf } from '../../src/contract/input.ts';
import type { Input } from '../../src/contract/input.ts';
import {
  backOfficeSayings,
  readyFacts,
  readyVoucher,
  saidOf,
  sayingOf,
  setBackOffice,
  setSlowness,
  slownessOf,
  tellBackOffice,
} from '../../src/services/back-office.ts';
import { deskActions, done } from './all-actions.ts';
import { paperContent } from '../../src/domain/files/file-content.ts';
import { worldOf } from '../../src/http/world.ts';
import type { BackOfficeSettings, FundRow } from '../../src/database/tables/funds.ts';
import type { World } from '../../src/database/world.ts';
import type { MockPlatform } from '../../src/http/mock-platform.ts';
import { pageCall } from '../page-kit/page-call.ts';
import { consoleProblem } from '../page-kit/console-error.ts';

/** The BSN of a persona, or the BSN itself; null stands for everybody. */
function bsnIn(platform: MockPlatform, body: Input): string | null {
  const persona = textOf(body, 'persona');
  if (persona === null) return textOf(body, 'bsn');
  const bsn = platform.catalogue.personas.get(persona)?.bsn;
  if (!bsn) throw consoleProblem(404, `There is no persona "${persona}" with a BSN.`);
  return bsn;
}

function fundIn(world: World, body: Input): FundRow {
  const fund = world.table('funds').get(numberOf(body, 'fund_id') ?? 0);
  if (!fund) throw consoleProblem(404, `There is no fund ${String(body['fund_id'])}.`);
  return fund;
}

const officeOf = (world: World, fund: FundRow): object => ({
  fund_id: fund.id,
  name: fund.name,
  settings: fund.backoffice,
  slow_ms: slownessOf(world, fund),
  answers: world
    .table('backoffice_answers')
    .where('fund_id', fund.id)
    .map((row) => ({ bsn: row.bsn, says: saidOf(world, fund, row.bsn) })),
});

function changesIn(body: Input): Partial<BackOfficeSettings> {
  const [fallback, partner] = [flagOf(body, 'fallback'), flagOf(body, 'partner_check')];
  const redirect = 'redirect_url' in body ? textOf(body, 'redirect_url') : undefined;
  return {
    ...(fallback === null ? {} : { fallback }),
    ...(partner === null ? {} : { partner_check: partner }),
    ...(redirect === undefined
      ? {}
      : { redirect_url: redirect, not_eligible_policy: redirect === null ? 'fund_request' : 'redirect' }),
  };
}

/** One call for all: what is said of whom, how the fund asks, how slow it is. What is not named stays. */
function change(platform: MockPlatform, world: World, body: Input): object {
  const fund = fundIn(world, body);
  const says = textOf(body, 'says');
  if (says !== null && says !== 'nothing' && !sayingOf(says)) {
    throw consoleProblem(400, `says must be one of: ${backOfficeSayings.map(({ key }) => key).join(', ')}, nothing.`);
  }
  const set = setBackOffice(world, fund, body['on'] === false ? null : changesIn(body));
  if (says !== null) tellBackOffice(world, set, { bsn: bsnIn(platform, body), saying: sayingOf(says)?.key ?? null });
  const slow = numberOf(body, 'slow_ms');
  if (slow !== null) setSlowness(world, set, slow);
  return officeOf(world, set);
}

function ready(platform: MockPlatform, world: World, body: Input): object {
  const [fund, bsn, what] = [fundIn(world, body), bsnIn(platform, body), textOf(body, 'what')];
  if (bsn === null) throw consoleProblem(400, 'Give persona or bsn.');
  if (what === 'voucher') return { voucher_id: readyVoucher(world, fund, bsn).id };
  if (what === 'facts') return { prevalidation_uid: readyFacts(world, fund, bsn).uid };
  throw consoleProblem(400, 'what is voucher or facts.');
}

/** The desk and the back offices by HTTP: every action takes the fields of its form as JSON. */
export function addDeskApi(app: FastifyInstance, platform: MockPlatform): void {
  app.post<{ Params: { action: string } }>('/_mock/api/desk/:action', async (request) => {
    const action = Object.hasOwn(deskActions, request.params.action) ? deskActions[request.params.action] : undefined;
    if (!action) throw consoleProblem(404, `Choose one of: ${Object.keys(deskActions).join(', ')}.`);
    const call = pageCall(platform, request);
    const problem = done(call, action);
    if (problem !== null) throw consoleProblem(409, problem);
    return { done: true };
  });
  app.get<{ Params: { uid: string } }>('/_mock/api/desk/attachments/:uid', async (request, reply) => {
    const world = worldOf(platform, request);
    const row = world.table('files').first('uid', request.params.uid);
    if (!row) throw consoleProblem(404, `There is no paper "${request.params.uid}".`);
    const { mime, bytes } = paperContent(world, row);
    const name = encodeURIComponent(row.original_name).replaceAll("'", '%27');
    return reply
      .headers({
        'content-type': mime,
        'content-disposition': `inline; filename*=UTF-8''${name}`,
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      })
      .send(bytes);
  });
  app.get('/_mock/api/back-office', async (request) => {
    const world = worldOf(platform, request);
    const funds = world.table('funds').all();
    const asking = funds.filter((fund) => fund.backoffice !== null).map((fund) => officeOf(world, fund));
    return { says: backOfficeSayings.map(({ key }) => key), funds: asking };
  });
  app.post('/_mock/api/back-office', async (request) => {
    const world = worldOf(platform, request);
    return world.transact(() => change(platform, world, objectOf(request.body)));
  });
  app.post('/_mock/api/back-office/ready', async (request, reply) => {
    const world = worldOf(platform, request);
    return reply.code(201).send(world.transact(() => ready(platform, world, objectOf(request.body))));
  });
}
