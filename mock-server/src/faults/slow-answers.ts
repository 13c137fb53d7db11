import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { pieceTime, piecesOf, type Pace } from './pace.ts';

/** Breaks the connection; an answer that still waits for the one before it on the same connection has none yet. */
async function hangUp({ raw }: FastifyReply): Promise<void> {
  while (!raw.socket && !raw.destroyed) await wait(pieceTime);
  raw.destroy();
}

/** Sends the pieces one by one, and hangs up where the answer is cut: a client then misses what was announced. */
async function* paced(reply: FastifyReply, bytes: Buffer, pace: Pace): AsyncGenerator<Buffer> {
  for (const [index, piece] of piecesOf(bytes, pace).entries()) {
    if (index > 0) await wait(pieceTime);
    yield piece;
  }
  if (pace.cutAfter === null || pace.cutAfter >= bytes.length) return;
  await wait(pieceTime);
  await hangUp(reply);
}

function bytesOf(payload: unknown): Buffer | null {
  if (typeof payload === 'string') return Buffer.from(payload);
  return Buffer.isBuffer(payload) ? payload : null;
}

function paceOf({ injectedFault }: FastifyRequest): Pace | null {
  const rate = injectedFault?.bytes_per_second ?? null;
  const cutAfter = injectedFault?.cut_after ?? null;
  return rate === null && cutAfter === null ? null : { rate, cutAfter };
}

/** What leaves when a fault makes an answer slow or ends it before its end; else the answer itself. */
export function slowed(request: FastifyRequest, reply: FastifyReply, payload: unknown): unknown {
  const pace = paceOf(request);
  const bytes = pace === null ? null : bytesOf(payload);
  if (pace === null || bytes === null) return payload;
  reply.header('content-length', bytes.length);
  return Readable.from(paced(reply, bytes, pace), { objectMode: false });
}
