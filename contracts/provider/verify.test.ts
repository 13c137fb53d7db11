import { fork } from 'node:child_process';
import { mkdirSync, openSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { PACT_EDITIONS, type PactEdition } from '../consumer/pact-files.ts';
import { startPlatform, type Platform } from './platform.ts';

const VERIFIER = fileURLToPath(new URL('run-verifier.ts', import.meta.url));
const REPORTS = fileURLToPath(new URL('../../.cache/reports/', import.meta.url));
/** Everything that Pact prints. */
const LONG_REPORT = '.cache/reports/pact-verification.txt';

/** A failure in Pact's report: what differs, or why the request was not sent or answered. */
interface PactFailure {
  readonly interaction: string;
  readonly mismatch: {
    readonly message?: string;
    readonly mismatches?: readonly { readonly path?: string; readonly mismatch: string }[];
  };
}

interface Report {
  readonly hasHook: boolean;
  /** Pact's report; an empty text without a failure. */
  readonly failures: string;
}

function verify({ url, statesUrl }: Platform, edition: PactEdition): Promise<Report> {
  mkdirSync(REPORTS, { recursive: true });
  const output = openSync(`${REPORTS}pact-verification.txt`, 'w');
  const child = fork(VERIFIER, [url, statesUrl, edition], { execArgv: [], stdio: ['ignore', output, output, 'ipc'] });
  return new Promise((resolve) => {
    child.on('message', ({ hasHook, failures }: Report) => resolve({ hasHook, failures }));
    child.on('exit', () => resolve({ hasHook: true, failures: 'Pact ended without a report.' }));
  });
}

/** A line for each difference: interaction, state, path, expected and actual. One line for all states that were not set. */
function linesOf({ hasHook, failures }: Report, platform: Platform): readonly string[] {
  const { errors }: { errors: readonly PactFailure[] } = failures.startsWith('{')
    ? JSON.parse(failures)
    : { errors: [] };
  const notSet = new Set<string>();
  const lines = errors.flatMap(({ interaction, mismatch: { message = 'failed', mismatches } }) => {
    const [, state = 'no state', name] = /platform(?: Given (.+?))? - (.*)$/.exec(interaction) ?? [];
    if (message.includes('state change') && notSet.add(state)) return [];
    const found: typeof mismatches = mismatches ?? [{ mismatch: message }];
    // With another status the body is another one too, and its fields say nothing.
    const status = found.filter((one) => /^expected \d+ but was/.test(one.mismatch));
    return (status.length > 0 ? status : found).map(({ path, mismatch }) =>
      [`${name} (${state})`, path ?? [], mismatch.slice(0, 300)].flat().join(': '),
    );
  });
  if (failures !== '' && errors.length === 0) lines.push(failures);
  lines.push(...platform.brokenAnswers);
  const hook = `${platform.statesUrl} (docs/guides/contract-drift.md)`;
  if (notSet.size > 0) lines.push(`These states were not set by ${hook}: ${[...notSet].join(', ')}`);
  if (!hasHook)
    lines.push(`Verified were the interactions without a state only: there is no hook for states at ${hook}`);
  return lines;
}

/** A platform elsewhere is of one edition, that of the specification unless `PACT_PROVIDER_EDITION` names another. */
const { PACT_PROVIDER_URL: elsewhere, PACT_PROVIDER_EDITION: named = 'specification' } = process.env;
const EDITIONS = PACT_EDITIONS.filter((edition) => !elsewhere || edition === named);

it.each(EDITIONS)('the platform fulfils the pact of the shop (%s)', async (edition) => {
  const platform = await startPlatform(edition);
  onTestFinished(platform.stop);
  const lines = linesOf(await verify(platform, edition), platform);
  const failure = new Error([...lines, `Everything that Pact says: ${LONG_REPORT}`].join('\n'));
  // Only the lines: where this test stands says nothing about the platform.
  failure.stack = '';
  if (lines.length > 0) throw failure;
  expect(lines).toEqual([]);
});
