import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadVariant } from '@stadstegoed/variants/load.ts';
import { runnerImport, type HtmlTagDescriptor, type Plugin } from 'vite';
import { telephoneLink } from '../src/lib/links/telephone-link.ts';
import { localEnvironment, withEnvironment } from './environment-block.ts';

/** The script that shows the banner of the page. */
export const FIRST_PAINT_FILE = /(?:^|\/)first-paint-[^/]*\.js$/;
const FONT = /figtree[^/]*\.woff2$/;
const MARK = /%variant\.([a-z0-9_.]+)%/gi;

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

function at(data: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => {
    return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
  }, data);
}

/**
 * Fills in the placeholders of the page: `%variant.contact.phone%` becomes that field of variant.json, escaped for
 * HTML. Throws on a placeholder without a text.
 */
export function fillVariantMarks(html: string, variant: unknown): string {
  return html.replace(MARK, (mark, path: string) => {
    const value = at(variant, path);
    if (typeof value !== 'string') throw new Error(`index.html asks for ${mark}, but variant.json has no such text.`);
    return escapeHtml(value);
  });
}

/** The preload links for the font, which the browser would fetch only when it has the styles. */
export function fontPreloads(bundle: Readonly<Record<string, unknown>>): HtmlTagDescriptor[] {
  return Object.keys(bundle)
    .filter((name) => FONT.test(name))
    .map((name) => ({
      tag: 'link',
      attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${name}` },
      injectTo: 'head',
    }));
}

/** The place of the banner in the page. */
const FIRST_PAINT = '<!--first-paint-->';
/** The name of the script that shows it, without its hash. */
const FIRST_PAINT_SCRIPT = 'first-paint.js';

/** The page with the banner of home, which shows before the shop's script has loaded. */
export function withFirstPaint(html: string, banner: string, script: string): string {
  const block = `<template id="first-paint">${banner}</template>\n    <script src="/${script}"></script>`;
  return html.replace(FIRST_PAINT, () => block);
}

/** Leaves out the style sheets of the components: the page links them itself. */
const withoutStyles: Plugin = {
  name: 'stadstegoed-without-styles',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css') ? '\0no-style' : undefined),
  load: (id) => (id === '\0no-style' ? '' : undefined),
};

/** Renders the banner with the shop's own components. */
async function renderBanner(variant: string): Promise<string> {
  const source = fileURLToPath(new URL('first-paint.tsx', import.meta.url));
  const { module } = await runnerImport<typeof import('./first-paint.tsx')>(source, {
    configFile: false,
    plugins: [withoutStyles],
  });
  return module.firstPaintHtml(loadVariant(variant));
}

/** Vite plugin for index.html: fills in the variant's texts, and adds the banner of home and the preload of the font in a build. */
export function shopHtml(options: {
  readonly variant: string;
  readonly platform: string;
  readonly clientKey?: string | null | undefined;
}): Plugin {
  return {
    name: 'stadstegoed-html',
    buildStart() {
      if (this.environment.mode !== 'build') return;
      const source = readFileSync(new URL('../first-paint.js', import.meta.url), 'utf8');
      this.emitFile({ type: 'asset', name: FIRST_PAINT_SCRIPT, source });
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        const { variant } = loadVariant(options.variant);
        const telephone_link = telephoneLink(variant.contact.telephone_numer);
        const filled = fillVariantMarks(html, { ...variant, contact: { ...variant.contact, telephone_link } });
        // A build is the same for every deployment; only the development server has a platform.
        if (bundle === undefined) return withEnvironment(filled, localEnvironment(options.platform, options.clientKey));
        const script = Object.keys(bundle).find((name) => FIRST_PAINT_FILE.test(name)) ?? '';
        const page = withFirstPaint(filled, await renderBanner(options.variant), script);
        return { html: page, tags: fontPreloads(bundle) };
      },
    },
  };
}
