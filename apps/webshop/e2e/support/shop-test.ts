import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

const PLATFORM = 'http://localhost:8118';

interface ShopOptions {
  /** The situation that the test starts in: a file of mock-server/scenarios. */
  readonly scenario: string;
}

interface ShopFixtures {
  /** The world of this test alone, which its page is in. */
  readonly world: string;
  /** Signs in as a resident of mock-server/personas and waits for the screen behind. */
  readonly signInAs: (persona: string, target?: string) => Promise<void>;
  /** Messages of the page that a test counts on, such as a failed request; all others fail it. */
  readonly expectedMessages: RegExp[];
}

/** The page names the styles of the home beforehand for everybody; on another screen the browser remarks on that. */
const EARLY_STYLES = /was preloaded using link preload but not used/;

interface CreatedWorld {
  readonly world: string;
}

/** A browser test: a world of its own on the platform, and a page that may not complain. */
export const test = base.extend<ShopOptions & ShopFixtures>({
  scenario: ['ordinary-tuesday', { option: true }],
  world: async ({ request, scenario }, use) => {
    const answer = await request.post(`${PLATFORM}/_mock/api/worlds`, { data: { scenario } });
    expect(answer.ok(), await answer.text()).toBe(true);
    const { world }: CreatedWorld = await answer.json();
    await use(world);
    await request.delete(`${PLATFORM}/_mock/api/worlds/${world}`);
  },
  expectedMessages: async ({ browserName: _browserName }, use) => use([]),
  page: async ({ page, world, expectedMessages }, use) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.context().addCookies([{ name: 'twin-world', value: world, url: PLATFORM }]);
    await use(page);
    const expected = [EARLY_STYLES, ...expectedMessages];
    const unexpected = complaints.filter((text) => !expected.some((pattern) => pattern.test(text)));
    expect(unexpected, 'what the page complained about').toEqual([]);
  },
  signInAs: async ({ page }, use) =>
    use(async (persona, target) => {
      const query = target === undefined ? '' : `?target=${encodeURIComponent(target)}`;
      await page.goto(`${PLATFORM}/_mock/as/${persona}${query}`);
      await page.waitForURL((url) => !url.pathname.includes('auth-link'));
    }),
});

/** Holds the screen as it stands against WCAG 2.2 A and AA and axe's best practice. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
}

/** Nothing sticks out of the screen at this width. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}
