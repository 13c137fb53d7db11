import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Places } from './presses.ts';
import { LIMIT_MS, newPhone, slowPage } from './phone.ts';
import { readPainting, watchPainting } from './painting.ts';

/** How the bench reaches a screen: its address, or the first link on another screen that leads to it. */
export interface RouteVisit {
  /** The resident who is signed in; without one a visitor. */
  readonly persona?: string;
  /** The address without its first slash, or that of the screen with the link. */
  readonly path: string;
  /** The address of the link, as a regular expression. */
  readonly link?: RegExp;
}

/** A resident with vouchers, reservations, reimbursements, messages and data. */
const persona = 'samira';

/** A visit for every screen; `routeVisitOf` throws for a screen that is not here. */
export const ROUTE_VISITS: Readonly<Record<string, RouteVisit>> = {
  home: { path: '' },
  start: { path: 'start' },
  'restore-email': { path: 'identity-restore?token=unknown' },
  'confirmation-email': { path: 'confirmation/email/unknown' },
  'auth-link': { path: 'auth-link?token=unknown' },
  funds: { path: 'fondsen' },
  fund: { path: 'fondsen', link: /^\/fondsen\/\d+$/ },
  'fund-activate': { persona: 'noor', path: 'fondsen/5/activeer' },
  'fund-request': { persona: 'jan', path: 'fondsen/5/aanvraag?from=fund-activate&step=criteria' },
  'fund-request-clarification': { persona: 'fatima', path: '', link: /\/clarifications\/\d+$/ },
  vouchers: { persona, path: 'tegoeden' },
  voucher: { persona, path: 'tegoeden', link: /^\/tegoeden\/[^/?]+$/ },
  products: { path: 'aanbod' },
  actions: { path: 'acties' },
  'bookmarked-products': { persona, path: 'bladwijzers' },
  product: { path: 'aanbod', link: /^\/aanbod\/\d+$/ },
  providers: { path: 'aanbieders' },
  'providers, map': { path: 'aanbieders?show_map=true' },
  provider: { path: 'aanbieders', link: /^\/aanbieders\/\d+$/ },
  'provider-office': { path: 'providers/101/offices/1011' },
  'sign-up': { path: 'aanbieders/aanmelden' },
  'sign-up-redirect': { path: 'aanbieders/inloggen' },
  reimbursements: { persona, path: 'declaraties' },
  'reimbursement-create': { persona, path: 'declaraties/maken' },
  'reimbursement-edit': { persona, path: 'declaraties/1/bewerk' },
  reimbursement: { persona, path: 'declaraties', link: /^\/declaraties\/\d+$/ },
  error: { path: 'error/not_available' },
  redirect: { path: 'redirect' },
  reservations: { persona, path: 'reserveringen' },
  'search-result': { path: 'search?q=zwemmen' },
  notifications: { persona, path: 'notifications' },
  'preferences-notifications': { persona, path: 'preferences/notifications' },
  'identity-emails': { persona, path: 'preferences/emails' },
  'security-sessions': { persona, path: 'beveiliging/sessies' },
  'me-app': { path: 'me' },
  privacy: { path: 'privacy' },
  accessibility: { path: 'accessibility' },
  'terms-and-conditions': { path: 'algemene-voorwaarden' },
  explanation: { path: 'uitleg' },
  records: { persona, path: 'records' },
  'record-create': { persona, path: 'records/create' },
  'record-validate': { persona, path: 'records/1/validate' },
  'record-validations': { persona, path: 'records', link: /^\/records\/\d+\/validations$/ },
  sitemap: { path: 'sitemap' },
};

/** The visit of a screen. Throws for a screen without one, so that a new screen cannot be forgotten. */
export function routeVisitOf(screen: string): RouteVisit {
  const visit = ROUTE_VISITS[screen];
  if (visit === undefined) throw new Error(`tools/bench/route-visits.ts has no visit of the screen ${screen}.`);
  return visit;
}

/** What a first visit to a screen costs. */
export interface RouteCost {
  readonly largestContentfulPaint: number;
  readonly layoutShift: number;
}

/** The visit ends when nothing was requested for this long, or after the limit: some screens ask again and again. */
const QUIET_MS = 2500;
const VISIT_LIMIT_MS = 15_000;

/** Waits for the end of a visit without asking the page, whose processor is slowed down. */
async function untilQuiet(page: Page): Promise<void> {
  await new Promise<void>((resolve) => {
    const end = (): void => {
      clearTimeout(limit);
      clearTimeout(quiet);
      resolve();
    };
    const limit = setTimeout(end, VISIT_LIMIT_MS);
    let quiet = setTimeout(end, QUIET_MS);
    const begin = (): void => {
      clearTimeout(quiet);
      quiet = setTimeout(end, QUIET_MS);
    };
    page.on('request', begin);
    page.on('requestfinished', begin);
    page.on('requestfailed', begin);
    page.once('close', end);
  });
}

/** The stored sign-in of a resident, which goes into every visit: each visit has an empty cache. */
async function signedIn(browser: Browser, places: Places, name: string): ReturnType<BrowserContext['storageState']> {
  const context = await newPhone(browser, { serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(`${places.platform}/_mock/as/${name}`, { waitUntil: 'networkidle', timeout: LIMIT_MS });
  const state = await context.storageState();
  await context.close();
  return state;
}

/** The address of the first link on a screen that matches; the screen itself when there is none. */
async function linkOn(context: BrowserContext, address: string, link: RegExp): Promise<string> {
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'networkidle', timeout: LIMIT_MS });
  await page.locator('main h1').first().waitFor({ timeout: LIMIT_MS });
  await page.waitForLoadState('networkidle');
  const paths = await page
    .locator('main a[href]')
    .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href') ?? ''));
  await page.close();
  const found = paths.map((path) => path.split('?')[0] ?? '').find((path) => link.test(path));
  if (found === undefined) throw new Error(`No link on ${address} leads to ${String(link)}.`);
  return new URL(found, address).href;
}

/** Visits screens on a slow phone, each with an empty cache. */
export class RouteVisitor {
  readonly #signIns = new Map<string, Awaited<ReturnType<typeof signedIn>>>();
  readonly #browser: Browser;
  readonly #places: Places;

  constructor(browser: Browser, places: Places) {
    this.#browser = browser;
    this.#places = places;
  }

  /** Visits a screen once. */
  async visit(screen: string): Promise<RouteCost> {
    const { path, link, persona: name } = routeVisitOf(screen);
    const options = { serviceWorkers: 'block' as const, ...(await this.#stateOf(name)) };
    const address = `${this.#places.home}${path}`;
    const target = link === undefined ? address : await this.#follow(address, link, options);
    const context = await newPhone(this.#browser, options);
    const page = await slowPage(context, true);
    await page.addInitScript(watchPainting);
    await page.goto(target, { waitUntil: 'load', timeout: LIMIT_MS });
    await untilQuiet(page);
    const { largestContentfulPaint, layoutShift } = await readPainting(page);
    await context.close();
    return { largestContentfulPaint, layoutShift };
  }

  async #follow(address: string, link: RegExp, options: Parameters<typeof newPhone>[1]): Promise<string> {
    const context = await newPhone(this.#browser, options);
    const found = await linkOn(context, address, link);
    await context.close();
    return found;
  }

  async #stateOf(name: string | undefined) {
    if (name === undefined) return {};
    const state = this.#signIns.get(name) ?? (await signedIn(this.#browser, this.#places, name));
    this.#signIns.set(name, state);
    return { storageState: state };
  }
}
