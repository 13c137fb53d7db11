import type { FastifyInstance } from 'fastify';
import { numberOf, objectOf } from '../../src/contract/input.ts';
import type { Input } from '../../src/contract/input.ts';
import { worldOf } from '../../src/http/world.ts';
import type { Transaction } from '../../src/database/change.ts';
import type { World } from '../../src/database/world.ts';
import type { MockPlatform } from '../../src/http/mock-platform.ts';
import { timestamp } from '../../src/wire/format.ts';
import { consoleProblem } from '../page-kit/console-error.ts';
import { netChanges, summaryOf } from '../requests/changes.ts';
import { goBackTo, pointAfter, pointBefore, pointBeforeTransaction } from './time-travel.ts';
import type { Point } from './time-travel.ts';

const lineOf = (world: World, transaction: Transaction): object => {
  const request = world.log.entries.find(({ transactions }) => transactions.includes(transaction.number));
  return {
    number: transaction.number,
    at: transaction.at,
    local: timestamp(transaction.at),
    request: request?.id ?? null,
    action: world.history.nameOf(transaction.number),
    rows: transaction.changes.length,
    changes: summaryOf(netChanges([transaction])),
  };
};

/** The place that a query or a body names, with the first request after it. */
function pointIn(world: World, input: Input): { point: Point; request: number | null } {
  const request = numberOf(input, 'before_request');
  const undone = numberOf(input, 'before_transaction');
  const number = undone ?? numberOf(input, 'transaction');
  const near = undone === null ? pointAfter : pointBeforeTransaction;
  const point = request === null ? near(world, number ?? 0) : pointBefore(world, request);
  if (point) return { point, request: request ?? firstAfter(world, point) };
  if (request !== null) throw consoleProblem(404, `There is no request ${request} in the log.`);
  throw consoleProblem(
    404,
    `There is no transaction ${number ?? ''} in the history. Give before_request, before_transaction or transaction.`,
  );
}

/** A request that only looked, or that did the last transaction which stays, is not taken back. */
const firstAfter = (world: World, { transaction }: Point): number | null =>
  world.log.entries.find(({ behind }) => behind > transaction)?.id ?? null;

/** Lets the world go on from a place; a place that is forgotten is a 410. */
export function goTo(world: World, input: Input): void {
  const { point, request } = pointIn(world, input);
  if (!goBackTo(world, point, request)) throw forgotten();
}

export const forgotten = (): Error => consoleProblem(410, 'That is too long ago: the history does not go back so far.');

/** The history of a world by HTTP: what happened, one transaction whole, and on from an earlier place. */
export function addHistoryApi(app: FastifyInstance, platform: MockPlatform): void {
  app.get('/_mock/api/history', async (request) => {
    const world = worldOf(platform, request);
    const { transactions } = world.history;
    return { transactions: transactions.map((one) => lineOf(world, one)), forks: world.log.forks };
  });
  app.get<{ Params: { number: string } }>('/_mock/api/history/:number', async (request) => {
    const world = worldOf(platform, request);
    const found = world.history.get(Number(request.params.number));
    if (!found) throw consoleProblem(404, `There is no transaction ${request.params.number} in the history.`);
    return { ...lineOf(world, found), rows: netChanges([found]) };
  });
  app.post('/_mock/api/history/goto', async (request) => {
    const world = worldOf(platform, request);
    goTo(world, objectOf(request.body));
    return { transaction: world.transactions, now: world.now(), local: timestamp(world.now()) };
  });
}
