import { readFile } from 'node:fs/promises';
import { buildMockPlatform } from '@stadstegoed/mock-server/mock-platform.ts';
import type { BugReport } from '@stadstegoed/mock-server/console/report/bug-report.ts';
import { readReport } from '@stadstegoed/mock-server/console/report/read-report.ts';
import { replay } from '@stadstegoed/mock-server/console/report/replay.ts';
import type { Replayed } from '@stadstegoed/mock-server/console/report/replay.ts';
import { Problem, runMain } from './support/problem.ts';

async function reportIn(file: string): Promise<BugReport> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Problem(`There is no file ${file}.`);
  });
  const report = readReport(text);
  if (typeof report === 'string') throw new Problem(`${file}: ${report}`);
  return report;
}

async function replayed(report: BugReport): Promise<Replayed | string> {
  const { shop_url, public_url, check_contract } = report.settings;
  const platform = await buildMockPlatform({ shopUrl: shop_url, publicUrl: public_url, checkContract: check_contract });
  try {
    return await replay(platform, report);
  } finally {
    await platform.close();
  }
}

/** `npm run replay -- file.json`: replays a bug report of the mock platform and fails at the first different answer. */
await runMain(async () => {
  const [file] = process.argv.slice(2);
  if (file === undefined) throw new Problem('Name the file: npm run replay -- bug-report.json');
  const report = await reportIn(file);
  for (const sentence of report.left_out) console.log(sentence);
  const ended = await replayed(report);
  if (typeof ended === 'string') throw new Problem(ended);
  const { requests, actions, statusOnly, difference } = ended;
  console.log(
    `Replayed ${requests} requests and ${actions} actions; of ${statusOnly} answers only the status was compared.`,
  );
  if (difference !== null) throw new Problem(difference);
  console.log('Every answer is the same.');
  return 0;
});
