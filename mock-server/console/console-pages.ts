import type { FastifyInstance } from 'fastify';
import type { MockPlatform } from '../src/http/platform.ts';
import { addActions } from './actions.ts';
import { addDeskPages } from './desk/desk-page.ts';
import { addProviderFront } from './desk/provider-front.ts';
import { addDigidPage } from './digid/digid-page.ts';
import { faultsPage } from './faults/faults-page.ts';
import { homePage } from './home/home-page.ts';
import { addMailboxPages } from './mailbox/mailbox-page.ts';
import { addProblemPage, addWorldQuestion } from './page-kit/error-pages.ts';
import type { Markup } from './page-kit/html.ts';
import { pageCall, sendPage, type PageCall } from './page-kit/page-call.ts';
import { addPayPage } from './pay/pay-page.ts';
import { addPhonePages } from './phone/phone-page.ts';
import { addRequestsPages } from './requests/requests-page.ts';
import { addOpenAs } from './residents/open-as.ts';
import { addWorldActions } from './worlds/world-actions.ts';
import { worldsPage } from './worlds/worlds-page.ts';

const pages: { readonly [address: string]: (call: PageCall) => Markup } = {
  '/_mock': homePage,
  '/_mock/faults': faultsPage,
  '/_mock/worlds': worldsPage,
};

/** Reads the fields of a form. */
function addFormParser(scope: FastifyInstance): void {
  scope.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => {
      done(null, Object.fromEntries(new URLSearchParams(body)));
    },
  );
}

/** The pages below `/_mock` and what their forms do. */
export async function addConsolePages(scope: FastifyInstance, platform: MockPlatform): Promise<void> {
  addFormParser(scope);
  addProblemPage(scope, platform);
  addWorldQuestion(scope, platform);
  for (const [address, page] of Object.entries(pages)) {
    scope.get(address, async (request, reply) => sendPage(reply, platform, page(pageCall(platform, request))));
  }
  addRequestsPages(scope, platform);
  addOpenAs(scope, platform);
  addWorldActions(scope, platform);
  addActions(scope, platform);
  addMailboxPages(scope, platform);
  addPhonePages(scope, platform);
  addDigidPage(scope, platform);
  addDeskPages(scope, platform);
  addProviderFront(scope, platform);
  addPayPage(scope, platform);
}
