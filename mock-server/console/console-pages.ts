import type { FastifyInstance } from 'fastify';
import { addDeskPages } from './desk/desk-page.ts';
import { addDigidPage } from './digid/digid-page.ts';
import { addMailPages } from './messages/mail-page.ts';
import { addPhonePages } from './phone/phone-page.ts';
import { pushPage } from './messages/push-page.ts';
import { smsPage } from './messages/sms-page.ts';
import type { MockPlatform } from '../src/http/mock-platform.ts';
import { addAssets } from './page-kit/assets.ts';
import { addWorldActions } from './worlds/world-actions.ts';
import { dataPage } from './data/data-page.ts';
import { addEditForm } from './data/edit-api.ts';
import { addActions } from './actions.ts';
import { faultsPage } from './faults/faults-page.ts';
import { homePage } from './home/home-page.ts';
import type { Markup } from './page-kit/html.ts';
import { addLostWorld } from './frame/lost-world-page.ts';
import { pageCall, sendPage } from './page-kit/page-call.ts';
import type { PageCall } from './page-kit/page-call.ts';
import { addOpenAs } from './residents/open-as.ts';
import { addProblemPage } from './frame/problem-page.ts';
import { requestNews, requestsPage } from './requests/requests-page.ts';
import { scenariosPage } from './scenarios/scenarios-page.ts';
import { worldsPage } from './worlds/worlds-page.ts';

const pages: { readonly [address: string]: (call: PageCall) => Markup | Promise<Markup> } = {
  '/_mock': homePage,
  '/_mock/scenarios': scenariosPage,
  '/_mock/worlds': worldsPage,
  '/_mock/requests': requestsPage,
  '/_mock/data': dataPage,
  '/_mock/faults': faultsPage,
  '/_mock/sms': smsPage,
  '/_mock/push': pushPage,
};

/** The mock platform's own pages below `/_mock`: console, mailbox, phone, DigiD simulator and the description to read. */
export function addConsolePages(app: FastifyInstance, platform: MockPlatform): void {
  app.register(async (scope) => {
    scope.addContentTypeParser<string>(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => {
        done(null, Object.fromEntries(new URLSearchParams(body)));
      },
    );
    for (const [address, page] of Object.entries(pages)) {
      scope.get(address, async (request, reply) => sendPage(reply, platform, await page(pageCall(platform, request))));
    }
    scope.get('/_mock/requests/news', async (request) => requestNews(pageCall(platform, request)));
    addProblemPage(scope, platform);
    addLostWorld(scope, platform);
    addAssets(scope);
    addOpenAs(scope, platform);
    addWorldActions(scope, platform);
    addEditForm(scope, platform);
    addActions(scope, platform);
    addMailPages(scope, platform);
    addPhonePages(scope, platform);
    addDigidPage(scope, platform);
    addDeskPages(scope, platform);
  });
}
