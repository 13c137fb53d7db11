import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import { sendUpload } from '../reliability/testing/send-upload.ts';
import type { Receiver } from '../reliability/testing/send-upload.ts';
import { brokenUploads } from '../src/testing/broken-forms.ts';
import type { BrokenUpload } from '../src/testing/broken-forms.ts';
import { file } from './files.ts';
import { median, percentile } from './load.ts';
import type { Row } from './rows.ts';
import { startServer } from './server.ts';
import type { Server } from './server.ts';
import type { Effort } from './speed.ts';
import { shopHeaders, tokenOf } from './wire.ts';

/** How often every kind is sent for one round of the bench. */
const turnsOfRound = 20;
/** Longest wait, in milliseconds, for the connections that have ended to be given back. */
const settling = 10_000;

/** Signs a resident in on the mock platform that was started. */
async function receiverOf({ origin }: Server): Promise<Receiver> {
  const answer = await fetch(`${origin}/_mock/api/residents/kees/session`, { method: 'POST' });
  if (!answer.ok) throw new Error(`Signing in was answered with ${answer.status}.`);
  return { port: Number(new URL(origin).port), world: 'dev', token: tokenOf(await answer.json()) };
}

/** Milliseconds until the 4xx of one upload; null for a sender who did not wait for it. */
async function timeOf(to: Receiver, upload: BrokenUpload): Promise<number | null> {
  const { status, answered } = await sendUpload(to, upload, true);
  if (upload.gone) return null;
  if (status === null || status < 400 || status > 499) {
    throw new Error(`An upload with ${upload.what} was answered with ${status ?? 'nothing'}.`);
  }
  return answered;
}

async function sendAll(to: Receiver, turns: number): Promise<readonly number[]> {
  const took: number[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    for (const upload of brokenUploads) {
      const time = await timeOf(to, upload);
      if (time !== null) took.push(time);
    }
  }
  return took;
}

/** Waits until the process holds no more than before; fails when something stays. */
async function nothingLeft(server: Server, before: number | null, folder: string): Promise<void> {
  const until = performance.now() + settling;
  while ((server.descriptors() ?? 0) > (before ?? Infinity)) {
    if (performance.now() > until) throw new Error('Broken uploads keep descriptors of the mock platform open.');
    await rest(50);
  }
  const files = await readdir(folder);
  if (files.length > 0) throw new Error(`Broken uploads leave ${files.length} temporary files, such as ${files[0]}.`);
}

/** How soon a broken upload is refused at worst, by a mock platform in a process of its own that keeps nothing of it. */
export async function uploadsRow({ rounds }: Effort): Promise<Row> {
  const folder = await mkdtemp(path.join(tmpdir(), 'mock-uploads-'));
  const server = await startServer({
    args: [file('../src/main.ts'), '--memory', '--port', '0', '--scenario', 'one-voucher'],
    firstPath: '/api/v1/platform/products',
    headers: shopHeaders,
    host: 'localhost',
    env: { TMPDIR: folder },
  });
  try {
    const to = await receiverOf(server);
    await sendAll(to, 1);
    const before = server.descriptors();
    const took = await sendAll(to, rounds * turnsOfRound);
    await nothingLeft(server, before, folder);
    return {
      what: 'A broken upload refused, at worst',
      value: Math.max(...took),
      unit: 'ms',
      better: 'lower',
      floor: 1000,
      aim: 100,
      seen: `${brokenUploads.length} kinds, ${rounds * turnsOfRound} of each; middle ${median(took).toFixed(1)} ms, p99 ${percentile(took, 0.99).toFixed(1)} ms`,
      beside: {},
    };
  } finally {
    await server.stop();
    await rm(folder, { recursive: true });
  }
}
