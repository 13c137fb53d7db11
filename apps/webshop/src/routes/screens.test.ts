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

it.each<[screen: string, paths: string, ids: string, params?: Readonly<Record<string, string>>]>([
  ['home', '/', '[FU-001]'],
  ['start', '/start', '[SI-001]'],
  ['restore-email', '/identity-restore', '[SI-012]'],
  ['confirmation-email', '/confirmation/email/abc', '[SI-015]', { token: 'abc' }],
  ['auth-link', '/auth-link', '[SI-017]'],
  ['sign-out', '/sign-out', '[NX-008]'],
  ['funds', '/fondsen /funds', '[SH-040] [FU-008] [FU-009]'],
  ['funds', '/fund-pre-check', '[NX-008]'],
  ['fund', '/fondsen/12 /funds/12', '[SH-040] [FU-016] [FU-017]', { id: '12' }],
  ['activation-code', '/activatiecode /activation-code', ''],
  ['fund-activate', '/fondsen/12/activeer /funds/12/activate', '[SH-040] [FA-001] [FA-002]', { fundId: '12' }],
  [
    'fund-request-clarification',
    '/funds/1/requests/2/clarifications/3',
    '[FR-046]',
    { fundId: '1', requestId: '2', clarificationId: '3' },
  ],
  ['own-requests', '/aanvragen /fondsen-aanvraag /fund-requests', '[NX-004]'],
  ['own-request', '/aanvragen/7 /fondsen-aanvraag/7 /fund-request/7 /fund-requests/7', '[NX-005]', { id: '7' }],
  ['vouchers', '/tegoeden /vouchers', '[SH-040] [VO-001] [VO-002]'],
  ['voucher', '/tegoeden/0x12 /voucher/0x12', '[SH-040] [VO-006] [VO-007]', { address: '0x12' }],
  ['products', '/aanbod /products', '[PR-001] [PR-002]'],
  ['actions', '/acties /actions', '[PR-005] [PR-006]'],
  ['bookmarked-products', '/bladwijzers /bookmarks', '[PR-021] [PR-022]'],
  ['bookmarked-products', '/verlanglijst', '[NX-008]'],
  ['product', '/aanbod/12 /products/12', '[PR-011] [PR-012]', { id: '12' }],
  ['providers', '/aanbieders /providers', '[PV-008] [PV-009]'],
  ['provider', '/aanbieders/12 /providers/12', '[PV-014] [PV-015]', { id: '12' }],
  ['provider-office', '/providers/12/offices/3', '[PV-018]', { organizationId: '12', id: '3' }],
  ['sign-up', '/aanbieders/aanmelden /sign-up', '[PV-004] [PV-005]'],
  ['sign-up-redirect', '/aanbieders/inloggen /providers/sign-in', '[PV-001] [PV-002]'],
  ['reimbursements', '/declaraties /reimbursements', '[RB-001] [RB-002]'],
  ['reimbursement-create', '/declaraties/maken /reimbursements/create', '[RB-003] [RB-004]'],
  ['reimbursement-edit', '/declaraties/12/bewerk /reimbursements/12/edit', '[RB-006] [RB-007]', { id: '12' }],
  ['reimbursement', '/declaraties/12 /reimbursements/12', '[RB-008] [RB-009]', { id: '12' }],
  ['reservations', '/reserveringen /reservations', '[RS-001] [RS-002]'],
  ['reservation', '/reserveringen/12 /reservations/12', '[NX-001]', { id: '12' }],
  ['records', '/records', '[RC-001]'],
  ['record-create', '/records/create', '[RC-003]'],
  ['record-validate', '/records/61/validate', '[RC-005]', { id: '61' }],
  ['record-validations', '/records/61/validations', '[RC-007]', { id: '61' }],
  ['search-result', '/search', '[SE-001]'],
  ['error', '/error/digid_0040', '[PA-010]', { errorCode: 'digid_0040' }],
  ['error', '/error', '[PA-010]'],
  ['redirect', '/redirect', '[PA-008]'],
  ['notifications', '/notifications', '[NO-001]'],
  ['preferences-notifications', '/preferences/notifications', '[NO-004]'],
  ['identity-emails', '/preferences/emails', '[AC-001]'],
  ['identity-emails', '/identity-emails', '[NX-008]'],
  ['security-sessions', '/beveiliging/sessies /security/sessions', '[SH-040] [AC-002] [AC-003]'],
  ['me-app', '/me', '[PA-001]'],
  ['privacy', '/privacy', '[PA-021]'],
  ['accessibility', '/accessibility', '[PA-022]'],
  ['terms-and-conditions', '/algemene-voorwaarden /terms-and-conditions', '[PA-023] [PA-024]'],
  ['explanation', '/uitleg /explanation', '[PA-025] [PA-026]'],
  ['sitemap', '/sitemap', '[PA-027]'],
])('the screen %s opens at %s %s', (screen, paths, _ids, params = {}) => {
  for (const path of paths.split(' ')) expect(opened(path)).toEqual({ screen, params, isBuilt: true });
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
    'asks visitors to sign in for %s',
    (screen) => {
      expect(screenOf(screen).signIn).toBeDefined();
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
