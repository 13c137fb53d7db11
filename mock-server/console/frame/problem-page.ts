import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { objectOf, textOf } from '../../src/contract/input.ts';
import { Refusal } from '../../src/contract/refusal.ts';
import { prefersPage } from '../../src/http/prefers-page.ts';
import type { MockPlatform } from '../../src/http/mock-platform.ts';
import { headOf, madeUpMark } from './frame.ts';
import { html } from '../page-kit/html.ts';
import type { Markup } from '../page-kit/html.ts';
import { icon } from '../page-kit/icons.ts';
import { sendPage } from '../page-kit/page-call.ts';

/** Where the form stood, as the browser says; never outside the pages of the mock platform. */
function cameFrom({ headers }: FastifyRequest): string {
  const from = URL.canParse(headers.referer ?? '') ? new URL(headers.referer ?? '') : null;
  const isPage = from !== null && /^\/_mock(?!\/(api|do|as)\b)(?![\w-])/.test(from.pathname);
  return isPage ? from.pathname + from.search : '/_mock';
}

/** The sentence of a refusal, for a person. */
export const sentenceOf = (refusal: Refusal): string =>
  textOf(objectOf(refusal.body((sentence) => sentence.en)), 'message') ?? 'The mock platform refused it.';

const page = (sentence: string, back: string): Markup =>
  html`<html lang="en">
    ${headOf('That did not work')}
    <body>
      <main class="bare" id="main">
        <p>${madeUpMark}</p>
        <h1>That did not work</h1>
        <p class="note warn spaced">${icon('warn')}<span>${sentence}</span></p>
        <p>Nothing was changed. <a href="${back}">Go back</a></p>
      </main>
    </body>
  </html>`;

/** A refused form of these pages is told to a person as a page; a program keeps the refusal of the API. */
export function addProblemPage(scope: FastifyInstance, platform: MockPlatform): void {
  scope.setErrorHandler<FastifyError | Refusal>(async (error, request, reply) => {
    if (!(error instanceof Refusal) || !prefersPage(request)) throw error;
    return sendPage(reply.code(error.status), platform, page(sentenceOf(error), cameFrom(request)));
  });
}
