import { createMemoryRouter, matchRoutes, type RouteObject } from 'react-router';
import { describe, expect, it } from 'vitest';
import { allPaths } from './paths.ts';
import { composeTestShop } from '../../testing/compose-test-shop.ts';
import { createShopRouter } from '../composition/router.tsx';
import { SCREEN_NAMES, screenOf } from './screens.ts';

const routes = shopRoutes();

function shopRoutes(): readonly RouteObject[] {
  const routeObjects: RouteObject[] = [];
  createShopRouter(composeTestShop(), (created) => {
    routeObjects.push(...created);
    return createMemoryRouter([{ path: '*' }]);
  });
  return routeObjects;
}

/** The screen that a path opens, with its parameters. */
function opened(path: string) {
  const leaf = matchRoutes([...routes], path)?.at(-1);
  return { screen: leaf?.route.id?.split(':')[0], params: leaf?.params, isBuilt: leaf?.route.lazy !== undefined };
}

/** The match of these paths; one match when all of them open the same screen with the same parameters. */
function openedBy(...paths: readonly string[]) {
  const [first, ...others] = paths.map(opened);
  return others.every((other) => JSON.stringify(other) === JSON.stringify(first)) ? first : [first, ...others];
}

const built = (screen: string, params: Readonly<Record<string, string>> = {}) => ({ screen, params, isBuilt: true });

describe('the paths of the built screens', () => {
  it('/ opens home [FU-001]', () => {
    expect(openedBy('/')).toEqual(built('home'));
  });

  it('/start opens the start screen [SI-001]', () => {
    expect(openedBy('/start')).toEqual(built('start'));
  });

  it('/identity-restore opens restore-email [SI-012]', () => {
    expect(openedBy('/identity-restore')).toEqual(built('restore-email'));
  });

  it('/confirmation/email/{token} opens confirmation-email [SI-015]', () => {
    expect(openedBy('/confirmation/email/abc')).toEqual(built('confirmation-email', { token: 'abc' }));
  });

  it('/auth-link opens auth-link [SI-017]', () => {
    expect(openedBy('/auth-link')).toEqual(built('auth-link'));
  });

  it('/funds and /fondsen open the funds list [SH-040] [FU-008] [FU-009]', () => {
    expect(openedBy('/funds', '/fondsen')).toEqual(built('funds'));
  });

  it('/funds/{id} and /fondsen/{id} open that fund [SH-040] [FU-016] [FU-017]', () => {
    expect(openedBy('/funds/12', '/fondsen/12')).toEqual(built('fund', { id: '12' }));
  });

  it('/funds/{id}/activate and /fondsen/{id}/activeer open its activation [SH-040] [FA-001] [FA-002]', () => {
    expect(openedBy('/funds/12/activate', '/fondsen/12/activeer')).toEqual(built('fund-activate', { fundId: '12' }));
  });

  it('/funds/{fund_id}/requests/{request_id}/clarifications/{clarification_id} opens that question [FR-046]', () => {
    const ids = { fundId: '1', requestId: '2', clarificationId: '3' };
    expect(openedBy('/funds/1/requests/2/clarifications/3')).toEqual(built('fund-request-clarification', ids));
  });

  it('/vouchers and /tegoeden open the vouchers list [SH-040] [VO-001] [VO-002]', () => {
    expect(openedBy('/vouchers', '/tegoeden')).toEqual(built('vouchers'));
  });

  it('/voucher/{address} and /tegoeden/{address} open that voucher [SH-040] [VO-006] [VO-007]', () => {
    expect(openedBy('/voucher/0x12', '/tegoeden/0x12')).toEqual(built('voucher', { address: '0x12' }));
  });

  it('/products and /aanbod open the products [PR-001] [PR-002]', () => {
    expect(openedBy('/products', '/aanbod')).toEqual(built('products'));
  });

  it('/actions and /acties open the actions [PR-005] [PR-006]', () => {
    expect(openedBy('/actions', '/acties')).toEqual(built('actions'));
  });

  it('/bookmarks and /bladwijzers open the bookmarked products [PR-021] [PR-022]', () => {
    expect(openedBy('/bookmarks', '/bladwijzers')).toEqual(built('bookmarked-products'));
  });

  it('/products/{id} and /aanbod/{id} open that offer [PR-011] [PR-012]', () => {
    expect(openedBy('/products/12', '/aanbod/12')).toEqual(built('product', { id: '12' }));
  });

  it('/providers and /aanbieders open the providers [PV-008] [PV-009]', () => {
    expect(openedBy('/providers', '/aanbieders')).toEqual(built('providers'));
  });

  it('/providers/{id} and /aanbieders/{id} open that provider [PV-014] [PV-015]', () => {
    expect(openedBy('/providers/12', '/aanbieders/12')).toEqual(built('provider', { id: '12' }));
  });

  it('/providers/{organization_id}/offices/{id} opens that office [PV-018]', () => {
    expect(openedBy('/providers/12/offices/3')).toEqual(built('provider-office', { organizationId: '12', id: '3' }));
  });

  it('/aanbieders/aanmelden and /sign-up open the provider sign-up [PV-004] [PV-005]', () => {
    expect(openedBy('/aanbieders/aanmelden', '/sign-up')).toEqual(built('sign-up'));
  });

  it('/aanbieders/inloggen and /providers/sign-in open the sign-up-redirect [PV-001] [PV-002]', () => {
    expect(openedBy('/aanbieders/inloggen', '/providers/sign-in')).toEqual(built('sign-up-redirect'));
  });

  it('/reimbursements and /declaraties open the list of reimbursements [RB-001] [RB-002]', () => {
    expect(openedBy('/reimbursements', '/declaraties')).toEqual(built('reimbursements'));
  });

  it('/reimbursements/create and /declaraties/maken open a new reimbursement [RB-003] [RB-004]', () => {
    expect(openedBy('/reimbursements/create', '/declaraties/maken')).toEqual(built('reimbursement-create'));
  });

  it('/reimbursements/{id}/edit and /declaraties/{id}/bewerk open that draft [RB-006] [RB-007]', () => {
    const path = openedBy('/reimbursements/12/edit', '/declaraties/12/bewerk');
    expect(path).toEqual(built('reimbursement-edit', { id: '12' }));
  });

  it('/reimbursements/{id} and /declaraties/{id} open that reimbursement [RB-008] [RB-009]', () => {
    expect(openedBy('/reimbursements/12', '/declaraties/12')).toEqual(built('reimbursement', { id: '12' }));
  });

  it('/reservations and /reserveringen open the reservations [RS-001] [RS-002]', () => {
    expect(openedBy('/reservations', '/reserveringen')).toEqual(built('reservations'));
  });

  it('/reservations/{id} and /reserveringen/{id} open that reservation [NX-001]', () => {
    expect(openedBy('/reservations/12', '/reserveringen/12')).toEqual(built('reservation', { id: '12' }));
  });

  it('/aanvragen, /fondsen-aanvraag and /fund-requests open all own requests [NX-004]', () => {
    expect(openedBy('/aanvragen', '/fondsen-aanvraag', '/fund-requests')).toEqual(built('own-requests'));
  });

  it('/aanvragen/{id} and the addresses in mails open that request [NX-005]', () => {
    const paths = ['/aanvragen/7', '/fondsen-aanvraag/7', '/fund-request/7', '/fund-requests/7'];
    expect(openedBy(...paths)).toEqual(built('own-request', { id: '7' }));
  });

  it.each([
    ['/identity-emails', 'identity-emails'],
    ['/verlanglijst', 'bookmarked-products'],
    ['/fund-pre-check', 'funds'],
    ['/sign-out', 'sign-out'],
  ])('%s in a mail of the platform opens %s [NX-008]', (path, screen) => {
    expect(openedBy(path)).toEqual(built(screen));
  });

  it('/search opens all results of a search [SE-001]', () => {
    expect(openedBy('/search')).toEqual(built('search-result'));
  });

  it('/error/{errorCode} opens the error page, also without a code [PA-010]', () => {
    expect(openedBy('/error/digid_0040')).toEqual(built('error', { errorCode: 'digid_0040' }));
    expect(openedBy('/error')).toEqual(built('error'));
  });

  it('/notifications opens the notifications list [NO-001]', () => {
    expect(openedBy('/notifications')).toEqual(built('notifications'));
  });

  it('/preferences/notifications opens the notification preferences [NO-004]', () => {
    expect(openedBy('/preferences/notifications')).toEqual(built('preferences-notifications'));
  });

  it('/preferences/emails opens the e-mail addresses [AC-001]', () => {
    expect(openedBy('/preferences/emails')).toEqual(built('identity-emails'));
  });

  it('/security/sessions and /beveiliging/sessies open the sessions [SH-040] [AC-002] [AC-003]', () => {
    expect(openedBy('/security/sessions', '/beveiliging/sessies')).toEqual(built('security-sessions'));
  });

  it('/redirect opens the redirect [PA-008]', () => {
    expect(openedBy('/redirect')).toEqual(built('redirect'));
  });

  it.each([
    [
      '/activatiecode and /activation-code open the form for a code of any fund',
      'activation-code',
      ['/activatiecode', '/activation-code'],
    ],
    ['/me opens the app [PA-001]', 'me-app', ['/me']],
    ['/privacy opens the privacy page [PA-021]', 'privacy', ['/privacy']],
    ['/accessibility opens the accessibility page [PA-022]', 'accessibility', ['/accessibility']],
    [
      '/terms-and-conditions and /algemene-voorwaarden open the terms [PA-023] [PA-024]',
      'terms-and-conditions',
      ['/terms-and-conditions', '/algemene-voorwaarden'],
    ],
    ['/explanation and /uitleg open the explanation [PA-025] [PA-026]', 'explanation', ['/explanation', '/uitleg']],
    ['/sitemap opens the sitemap [PA-027]', 'sitemap', ['/sitemap']],
    ['/records opens the list of records [RC-001]', 'records', ['/records']],
    ['/records/create opens the creation of a record [RC-003]', 'record-create', ['/records/create']],
  ])('%s', (_, screen, paths) => {
    expect(openedBy(...paths)).toEqual(built(screen));
  });
});

describe('the paths of one record', () => {
  it.each([
    ['/records/{id}/validate asks for its confirmation [RC-005]', 'record-validate', '/records/61/validate'],
    ['/records/{id}/validations has its validations [RC-007]', 'record-validations', '/records/61/validations'],
  ])('%s', (_, screen, path) => {
    expect(openedBy(path)).toEqual(built(screen, { id: '61' }));
  });
});

describe('every other path', () => {
  it.each(['/nergens', '/fondsen/1/2/3', '/tegoeden/1/2', '/error/a/b'])('matches no screen: %s', (path) => {
    expect(opened(path).screen).toBe('not-found');
  });
});

describe('the table of screens', () => {
  it('has no duplicate path', () => {
    const all = SCREEN_NAMES.map(screenOf).flatMap((entry) => [...new Set([...entry.nl, ...entry.en])]);
    expect(new Set(all).size).toBe(all.length);
  });

  it('lists each path of a screen once, Dutch first', () => {
    expect(allPaths('vouchers')).toEqual(['/tegoeden', '/vouchers']);
    expect(allPaths('start')).toEqual(['/start']);
  });

  it.each(['vouchers', 'voucher', 'fund-request', 'reservations', 'records'] as const)(
    'allows only residents on %s',
    (screen) => {
      expect(screenOf(screen).guard).toBe('resident');
    },
  );

  it.each([
    ['funds', 'fundsList'],
    ['products', 'productsList'],
    ['actions', 'productsList'],
    ['product', 'productsShow'],
    ['records', 'recordsList'],
  ] as const)('switches %s by the flag %s', (screen, flag) => {
    expect(screenOf(screen).flag).toBe(flag);
  });
});
