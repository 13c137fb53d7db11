import { loadVariant } from '@stadstegoed/variants/load.ts';
import type { Variant } from '@stadstegoed/variants/schema.ts';
import type { Plugin } from 'vite';
import { screenOf } from '../src/routes/screens.ts';

/** What search engines may ask for: the screens, but no call of the platform and no address with a token or a target. */
export function robotsText({ publicUrl }: Pick<Variant, 'publicUrl'>): string {
  const closed = ['/api/', '/auth-link', '/identity-restore', '/confirmation/', '/redirect'];
  const lines = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`)];
  if (publicUrl !== undefined) lines.push('', `Sitemap: ${new URL('/sitemap.xml', publicUrl).href}`);
  return `${lines.join('\n')}\n`;
}

/** The main address of the screens of the menu in both languages, as https://www.sitemaps.org asks for them. */
export function sitemapXml(publicUrl: string, menu: Variant['menu']): string {
  const paths = menu.map(screenOf).flatMap(({ nl, en }) => [nl[0], en[0]]);
  const addresses = [...new Set(paths)].map((path) => new URL(path, publicUrl).href);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses.map((address) => `  <url><loc>${address}</loc></url>`),
    '</urlset>\n',
  ].join('\n');
}

/** Vite plugin that writes `robots.txt`, and `sitemap.xml` where the municipality has set its public address. */
export function searchEngines(options: { readonly variant: string }): Plugin {
  return {
    name: 'stadstegoed-search-engines',
    apply: 'build',
    generateBundle() {
      const { variant } = loadVariant(options.variant);
      this.emitFile({ type: 'asset', fileName: 'robots.txt', source: robotsText(variant) });
      if (variant.publicUrl === undefined) return;
      this.emitFile({ type: 'asset', fileName: 'sitemap.xml', source: sitemapXml(variant.publicUrl, variant.menu) });
    },
  };
}
