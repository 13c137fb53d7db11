import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mergeTokens, tokensOf, valueOf } from '@stadstegoed/variants/contrast.ts';
import { loadVariant, VARIANTS_FOLDER } from '@stadstegoed/variants/load.ts';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { SCREENS } from '../src/routes/screens.ts';
import { APP_ICONS, APPLE_ICON, drawFavicon, drawIcon, FAVICON_FILE, type AppIcon } from './app-icons.ts';

/** The file of the manifest. Its name ends in `.json`, because not every web server knows `.webmanifest`. */
export const MANIFEST_FILE = 'manifest.json';

/** The web app manifest, with the members that the shop uses (https://www.w3.org/TR/appmanifest/). */
export interface WebAppManifest {
  readonly id: string;
  readonly name: string;
  readonly short_name: string;
  readonly description: string;
  readonly lang: string;
  readonly dir: 'ltr';
  readonly start_url: string;
  readonly scope: string;
  readonly display: 'standalone';
  readonly theme_color: string;
  readonly background_color: string;
  readonly icons: readonly {
    readonly src: string;
    readonly sizes: string;
    readonly type: string;
    readonly purpose: string;
  }[];
  readonly shortcuts: readonly { readonly name: string; readonly url: string }[];
}

/** The colour of the shop's header and page, which is also that of the bar above the installed shop. */
export function pageColour(theme: string): string {
  const css = readFileSync(join(VARIANTS_FOLDER, theme, 'theme.css'), 'utf8');
  return valueOf(mergeTokens(tokensOf(css, [`.${theme}-theme`])), '--basis-color-default-bg-document');
}

const toManifestIcon = ({ fileName, size, purpose }: AppIcon) => ({
  src: `/${fileName}`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** The manifest of one municipality, made from its folder. */
export function webAppManifest(key: string): WebAppManifest {
  const { variant } = loadVariant(key);
  const colour = pageColour(variant.theme);
  return {
    id: '/',
    name: variant.title,
    short_name: variant.name,
    description: `Meedoen met ${variant.title}`,
    lang: 'nl',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: colour,
    background_color: colour,
    icons: APP_ICONS.map(toManifestIcon),
    shortcuts: [{ name: 'Uw tegoeden', url: SCREENS.vouchers.nl[0] }],
  };
}

const tag = (name: 'link' | 'meta', attrs: Readonly<Record<string, string>>): HtmlTagDescriptor => ({
  tag: name,
  attrs: { ...attrs },
  injectTo: 'head',
});

/** Vite plugin that makes the shop installable: writes the manifest and the icons, and names them in the page. */
export function webApp(options: { readonly variant: string }): Plugin {
  return {
    name: 'stadstegoed-web-app',
    apply: 'build',
    async generateBundle() {
      const manifest = webAppManifest(options.variant);
      this.emitFile({ type: 'asset', fileName: MANIFEST_FILE, source: JSON.stringify(manifest) });
      this.emitFile({ type: 'asset', fileName: FAVICON_FILE, source: await drawFavicon(options.variant) });
      for (const icon of [...APP_ICONS, APPLE_ICON])
        this.emitFile({ type: 'asset', fileName: icon.fileName, source: await drawIcon(options.variant, icon) });
    },
    transformIndexHtml: () => [
      tag('meta', { name: 'theme-color', content: webAppManifest(options.variant).theme_color }),
      tag('link', { rel: 'icon', href: `/${FAVICON_FILE}`, sizes: '16x16 32x32 48x48' }),
      tag('link', { rel: 'manifest', href: `/${MANIFEST_FILE}` }),
      tag('link', { rel: 'apple-touch-icon', href: `/${APPLE_ICON.fileName}` }),
    ],
  };
}
