import { singlePage } from '@stadstegoed/core/shared/page.ts';
import { Funds } from '@stadstegoed/core/funds/funds.port.ts';
import { ok } from '@stadstegoed/core/shared/result.ts';
import { aFund } from '@stadstegoed/core/testing/a-fund.ts';
import { aPlatformConfiguration, aStaticPage } from '@stadstegoed/core/testing/a-platform-configuration.ts';
import type { Pages } from '@stadstegoed/core/pages/platform-configuration.ts';
import { axeFindings } from '@stadstegoed/ui/testing/axe.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { quietPlatform } from '../../../testing/quiet-platform.ts';
import { renderShop, type RenderedShop } from '../../../testing/render-shop.tsx';
import type { TestShopOptions } from '../../../testing/compose-test-shop.ts';

const open = (path: string, pages: Pages, options: TestShopOptions = {}): Promise<RenderedShop> =>
  renderShop(path, { stubs: quietPlatform, platform: aPlatformConfiguration({ pages }), ...options });
const main = () => within(screen.getByRole('main'));
const PRIVACY =
  '<h2>Wie ziet uw gegevens?</h2><p>Alleen wij.</p><script>alert(1)</script><h2>Uw rechten</h2><p>Mail ons.</p>';

describe('a page of the municipality', () => {
  it('has its text by heading, with the contents beside it [PA-028]', async () => {
    const { user } = await open('/privacy', { privacy: aStaticPage({ descriptionHtml: PRIVACY }) });
    await screen.findByText('Alleen wij.');
    const contents = within(screen.getByRole('navigation', { name: 'Op deze pagina' }));
    expect(contents.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Wie ziet uw gegevens?',
      'Uw rechten',
    ]);
    expect(main().getAllByRole('heading', { level: 2 })).toHaveLength(2);
    expect(document.querySelector('main script')).toBeNull();
    expect(await axeFindings()).toEqual([]);
    const heading = main().getByRole('heading', { name: 'Uw rechten' });
    heading.scrollIntoView = vi.fn();
    await user.click(contents.getByRole('link', { name: 'Uw rechten' }));
    expect(document.activeElement).toBe(heading);
    expect(contents.getByRole('link', { name: 'Uw rechten' }).getAttribute('aria-current')).toBe('true');
  });

  it('has the blocks of the municipality, with a button each', async () => {
    const block = { id: '1', label: null, title: 'Meer hulp', descriptionHtml: '<p>Bel.</p>', imageUrl: null };
    const button = { text: 'Naar hulp', url: '/fondsen', opensNewTab: false };
    await open('/privacy', { privacy: aStaticPage({ blocks: [{ ...block, button }] }) });
    expect((await screen.findByRole('link', { name: 'Naar hulp' })).getAttribute('href')).toBe('/fondsen');
    expect(await axeFindings()).toEqual([]);
  });

  it('is named in English, with the text of the municipality marked as Dutch', async () => {
    await open('/privacy', { privacy: aStaticPage({ descriptionHtml: PRIVACY }) }, { language: 'en' });
    await screen.findByRole('navigation', { name: 'On this page' });
    expect(main().getByText('Alleen wij.').closest('[lang]')?.getAttribute('lang')).toBe('nl');
  });
});

describe('the explanation', () => {
  const faq = [{ id: '1', title: 'Hoe log ik in?', descriptionHtml: '<p>Met een <strong>link</strong>.</p>' }];
  const pages = (position: 'before' | 'after' | 'replace' = 'before'): Pages => ({
    explanation: aStaticPage({ type: 'explanation', descriptionHtml: '<p>Zo werkt het.</p>', position, faq }),
  });
  const withFunds: TestShopOptions = {
    stubs: (container) => {
      container.stub(Funds, {
        listAll: () => Promise.resolve(ok(singlePage([aFund({ id: '5', name: 'Kindtegoed' })]))),
      });
      quietPlatform(container);
    },
  };
  const headings = () =>
    main()
      .getAllByRole('heading', { level: 2 })
      .map((heading) => heading.textContent);

  it('leaves its own text out when the municipality replaces it', async () => {
    await open('/uitleg', pages('replace'), withFunds);
    await screen.findByText('Zo werkt het.');
    expect(headings()).toEqual(['De regelingen', 'Veelgestelde vragen', 'Hulp']);
  });
});

describe('the footer', () => {
  const footer = () => within(screen.getByRole('contentinfo'));

  it('shows a visitor what the municipality says of the app', async () => {
    await open('/sitemap', { footer_app_info: aStaticPage({ descriptionHtml: '<p>Ook zonder internet.</p>' }) });
    expect(footer().getByText('Ook zonder internet.')).toBeDefined();
  });
});
