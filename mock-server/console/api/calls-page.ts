import type { ConsoleCall } from './console-call.ts';
import { framed } from '../frame/frame.ts';
import { html } from '../page-kit/html.ts';
import type { Markup } from '../page-kit/html.ts';
import { icon } from '../page-kit/icons.ts';
import type { PageCall } from '../page-kit/page-call.ts';

const row = ({ method, path, says, takes }: ConsoleCall): Markup =>
  html`<tr>
    <td class="verb ${method === 'GET' ? '' : 'write'}">${method}</td>
    <td><code>${path}</code></td>
    <td>${says}${takes !== undefined && html`<br /><span class="soft small">takes ${takes}</span>`}</td>
  </tr>`;

function part(name: string, calls: readonly ConsoleCall[]): Markup {
  return html`<section class="card spaced" aria-label="${name}">
    <header><h2>${name}</h2></header>
    <div class="scroll" tabindex="0" role="region" aria-label="Calls of ${name}">
      <table class="log">
        <thead>
          <tr>
            <th>Method</th>
            <th>Address</th>
            <th>What it does</th>
          </tr>
        </thead>
        <tbody>
          ${calls.map(row)}
        </tbody>
      </table>
    </div>
  </section>`;
}

/** Everything that the pages do, as calls: for tests and for programs. */
export function callsPage(call: PageCall, calls: readonly ConsoleCall[]): Markup {
  const parts = [...new Set(calls.map(({ part: name }) => name))];
  return framed(call, {
    title: 'The console by HTTP',
    at: '/_mock/api',
    lead: html`Everything that these pages do is a call too. The list as JSON:
      <code>curl ${call.platform.settings.publicUrl}/_mock/api</code>. Name the world in the header
      <code>Mock-World</code>.`,
    acts: html`<a class="btn" href="/_mock/api">${icon('book')}API of the platform</a>`,
    main: html`${parts.map((name) =>
      part(
        name,
        calls.filter((one) => one.part === name),
      ),
    )}`,
  });
}
