import { describedCodes } from '../../src/contract/error-codes.ts';
import { textOf } from '../../src/contract/input.ts';
import { residentOf } from '../residents/residents.ts';
import { apiCall, callsByTag } from './api-model.ts';
import type { Operation } from '../../src/contract/contract.ts';
import type { ApiAnswer, ApiCall, ApiParameter } from './api-model.ts';
import { tryIt } from './api-try-part.ts';
import { framed } from '../frame/frame.ts';
import { addressOf, html, raw } from '../page-kit/html.ts';
import type { Markup } from '../page-kit/html.ts';
import { icon } from '../page-kit/icons.ts';
import { asked } from '../page-kit/page-call.ts';
import type { PageCall } from '../page-kit/page-call.ts';
import { filterBox } from '../page-kit/search-part.ts';
import { markdownLineToHtml, markdownToHtml } from '../../src/shared/markdown.ts';
import { titleWords } from '../page-kit/title-words.ts';

/** Paragraphs of the description. */
const prose = (text: string): Markup => raw(markdownToHtml(text));

/** The same for one line. */
const sentence = (text: string): Markup => raw(markdownLineToHtml(text));

/** What a call is found by besides its title: its path, its name, its fields and its error codes. */
function foundBy({ platform: { contract } }: PageCall, operation: Operation): string {
  const { parameters, body } = apiCall(contract, operation);
  const fields = [...parameters.filter(({ place }) => place !== 'header'), ...body].map(({ name }) => name);
  const codes = operation.answers.flatMap((status) => describedCodes(contract, operation, status));
  return [operation.path, operation.id, ...new Set([...fields, ...codes])].join(' ');
}

function contents(call: PageCall, current: ApiCall): Markup {
  const line = (operation: Operation): Markup => {
    const { id, method, details } = operation;
    return html`<li data-words="${foundBy(call, operation)}">
      <a href="${addressOf('/_mock/api', { call: id })}" ${id === current.id && html`aria-current="page"`}
        ><span class="verb ${method === 'GET' ? '' : 'write'}">${method}</span
        ><span>${textOf(details, 'summary') ?? id}</span></a
      >
    </li>`;
  };
  return html`<nav class="card contents" aria-label="Calls">
    ${filterBox({ list: 'calls', label: 'Search calls', hint: 'path, field, error code', look: 'pad-s' })}
    <div id="calls">
      ${[...callsByTag(call.platform.contract)].map(
        ([tag, operations]) =>
          html`<details ${tag === current.tag && html`open`}>
            <summary>${titleWords(tag)} <span class="soft num">${operations.length}</span></summary>
            <ul>
              ${operations.map(line)}
            </ul>
          </details>`,
      )}
    </div>
  </nav>`;
}

function parameterTable(title: string, parameters: readonly ApiParameter[]): Markup | false {
  if (parameters.length === 0) return false;
  return html`<h3>${title}</h3>
    <div class="scroll" tabindex="0" role="region" aria-label="${title}">
      <table class="log">
        <thead>
          <tr>
            <th>Name</th>
            <th>Type</th>
            <th>What it says</th>
          </tr>
        </thead>
        <tbody>
          ${parameters.map(
            ({ name, type, required, description }) =>
              html`<tr>
                <td><code>${name}</code>${required && html` <span class="tag">required</span>`}</td>
                <td class="small">${type}</td>
                <td class="small wrap">${sentence(description)}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>`;
}

const example = ([name, json]: readonly [string, string]): Markup =>
  html`<details class="example">
    <summary>${name}</summary>
    <pre class="pre" tabindex="0" role="group" aria-label="${name}">${json}</pre>
  </details>`;

/** How often an answer was given since the mock platform started, with the way to what is known of it. */
function givenTimes({ platform }: PageCall, api: ApiCall, status: string): Markup {
  const count = platform.coverage.answer(api.id, status)?.count ?? 0;
  const to = addressOf('/_mock/coverage', { q: api.id, show: 'all', call: api.id, answer: status });
  return html`<a class="num" href="${to}#answer" aria-label="${status} was given ${count} times">${count}</a>`;
}

function answerRow(call: PageCall, api: ApiCall, { status, description, examples }: ApiAnswer): Markup {
  const operation = call.platform.contract.operations.find(({ id }) => id === api.id);
  const codes = operation ? describedCodes(call.platform.contract, operation, status) : [];
  return html`<tr>
    <td class="status s${status.slice(0, 1)}">${status}</td>
    <td class="wrap">
      ${sentence(description)}
      ${codes.length > 0 && html`<br /><span class="small">${codes.map((code) => html`<code class="tag">${code}</code> `)}</span>`}
      ${examples.map(example)}
    </td>
    <td>${givenTimes(call, api, status)}</td>
  </tr>`;
}

const titleOf = (api: ApiCall): Markup =>
  html`<div>
    <p class="soft small">${titleWords(api.tag)}</p>
    <h2 class="big">${api.summary}</h2>
    <p class="row wrap">
      <span class="verb ${api.method === 'GET' ? '' : 'write'}">${api.method}</span><code>${api.path}</code>
      <span class="tag">${icon('user')}${api.signedIn ? 'signed in' : 'anybody'}</span
      ><code class="soft">${api.id}</code>
    </p>
  </div>`;

const answerTable = (call: PageCall, api: ApiCall): Markup =>
  html`<h3>Answers</h3>
    <div class="scroll" tabindex="0" role="region" aria-label="Answers">
      <table class="log">
        <thead>
          <tr>
            <th>Answer</th>
            <th>When</th>
            <th>Given</th>
          </tr>
        </thead>
        <tbody>
          ${api.answers.map((answer) => answerRow(call, api, answer))}
        </tbody>
      </table>
    </div>`;

function description(call: PageCall, api: ApiCall): Markup {
  const inPlace = (wanted: string): readonly ApiParameter[] => api.parameters.filter(({ place }) => place === wanted);
  return html`<article class="card pad stack">
    ${titleOf(api)} ${prose(api.description)} ${parameterTable('In the address', inPlace('path'))}
    ${parameterTable('In the query', inPlace('query'))} ${parameterTable('In the body', api.body)}
    ${answerTable(call, api)} ${parameterTable('Headers', inPlace('header'))}
  </article>`;
}

/** The description of the platform's API to read, one call at a time, each ready to try. */
export function apiPage(call: PageCall): Markup {
  const { contract } = call.platform;
  const wanted = asked(call, 'call');
  const operation = contract.operations.find(({ id }) => id === wanted) ?? contract.operations[0];
  if (!operation) throw new Error('The description of the platform has no calls.');
  const api = apiCall(contract, operation);
  const people = [...call.platform.catalogue.personas].filter(([name]) => residentOf(call.world, name));
  return framed(call, {
    title: 'API of the platform',
    at: '/_mock/api',
    lead: html`${contract.operations.length} calls, as described in <code>openapi/</code>. What you send from here shows
      in the request log.`,
    acts: html`<a class="btn" href="/_mock/openapi.json">${icon('book')}OpenAPI 3.1</a>`,
    main: html`<div class="api">${contents(call, api)} ${description(call, api)} ${tryIt(call, { api, people })}</div>`,
    scripts: ['try.js'],
  });
}
