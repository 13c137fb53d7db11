import { browserClock } from '../apps/webshop/src/shell/browser/browser-adapters.ts';
import { checkPlatform } from './conformance/conformance.ts';
import { readCommandLine } from './support/command-line.ts';
import { runMain, UsageProblem } from './support/problem.ts';

const TOKEN = 'PLATFORM_TOKEN';

/** `npm run conformance`: makes the calls of the shop at a platform that runs, and prints how it answers each. */
await runMain(async () => {
  const { values } = readCommandLine(
    'npm run conformance -- --url https://platform.example/api/v1 --client-key zonnedorp',
    {
      url: { type: 'string', about: 'the root of its calls, with the version' },
      'client-key': { type: 'string', about: 'the tenant' },
      write: { type: 'boolean', default: false, about: `also changes of the resident of ${TOKEN}, each taken back` },
      json: { type: 'boolean', default: false, about: 'prints JSON' },
    },
  );
  const { url, 'client-key': clientKey, write, json } = values;
  if (url === undefined || clientKey === undefined)
    throw new UsageProblem('--url and --client-key say which platform.');
  if (!URL.canParse(url)) throw new UsageProblem('--url is no address.');
  const token = process.env[TOKEN] ?? null;
  const { edition, rows } = await checkPlatform({
    platform: { baseUrl: url, clientKey, clock: browserClock },
    token,
    writes: write,
  });
  const isFine = rows.every(({ conformity }) => conformity !== 'refused' && conformity !== 'absent');
  if (json) console.log(JSON.stringify({ edition, rows }, null, 2));
  else {
    console.log(`\nEdition: ${edition ?? 'unknown'}. Resident: ${token === null ? `none, set ${TOKEN}` : 'given'}.\n`);
    for (const { call, conformity, why } of rows)
      console.log(`${conformity.padEnd(9)}  ${call.padEnd(31)}  ${why}`.trimEnd());
  }
  return isFine ? 0 : 1;
});
