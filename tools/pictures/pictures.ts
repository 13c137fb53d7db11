import type { Page } from '@playwright/test';
import { stableAddress } from '../../mock-server/fixtures/seed/values/seeded-values.ts';

/** A picture of the README. */
export interface Picture {
  /** The name of its file in docs/pictures. */
  readonly name: string;
  readonly path: string;
  readonly scenario: string;
  /** The resident who is signed in; undefined for a visitor. */
  readonly as?: string;
  readonly size: { readonly width: number; readonly height: number };
  /** Pixels of the picture for each pixel of the page. */
  readonly scale: number;
  /** Waits for the part of the page that is there last, and does what the picture needs. */
  readonly ready: (page: Page) => Promise<void>;
}

const WIDE = { size: { width: 1280, height: 800 }, scale: 1 };
const PHONE = { size: { width: 360, height: 720 }, scale: 2 };

const shows =
  (text: string | RegExp): Picture['ready'] =>
  async (page) => {
    await page.getByText(text).first().waitFor();
  };

/** The pictures, in the order of the README. */
export const PICTURES: readonly Picture[] = [
  { name: 'home-1280', path: '/', scenario: 'ordinary-tuesday', ...WIDE, ready: shows('Kindtegoed') },
  {
    name: 'home-360',
    path: '/',
    scenario: 'ordinary-tuesday',
    as: 'samira',
    ...PHONE,
    ready: shows('Uw tegoeden'),
  },
  {
    name: 'voucher-360',
    path: `/tegoeden/${stableAddress('voucher:meedoentegoed-kees')}`,
    scenario: 'one-voucher',
    as: 'kees',
    ...PHONE,
    ready: shows('Toon groot'),
  },
  {
    name: 'request-360',
    path: '/fondsen/91/aanvraag?from=fund-activate',
    scenario: 'every-question',
    as: 'jan',
    ...PHONE,
    ready: async (page) => {
      await page.getByRole('button', { name: 'Begin met de aanvraag' }).click();
      await page.getByRole('checkbox', { name: /naar waarheid/ }).check();
      await page.getByRole('button', { name: 'Volgende' }).click();
      await page.getByRole('checkbox', { name: /kinderen die thuis wonen/ }).check();
      await page.getByRole('button', { name: 'Volgende' }).click();
      await page.getByLabel('Aantal kinderen').waitFor();
      await page.getByLabel('Aantal kinderen').fill('2');
    },
  },
  {
    name: 'reimbursement-360',
    path: '/declaraties/3',
    scenario: 'reimbursements-in-every-state',
    as: 'mark',
    ...PHONE,
    ready: shows('Hoe het ermee staat'),
  },
  {
    name: 'offers-1280',
    path: '/aanbod?display_type=grid',
    scenario: 'ordinary-tuesday',
    as: 'samira',
    ...WIDE,
    ready: shows(/^\d+ aanbiedingen$/),
  },
  {
    name: 'map-1280',
    path: '/aanbieders?show_map=1',
    scenario: 'ordinary-tuesday',
    ...WIDE,
    ready: async (page) => {
      const map = page.getByRole('region', { name: 'Kaart met aanbieders' });
      await map.getByRole('button').first().waitFor();
      await map.getByText('42').click();
      await page.waitForLoadState('networkidle');
      await map.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    },
  },
];
