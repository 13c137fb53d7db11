import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadVariant } from '@stadstegoed/variants/load.ts';
import { runnerImport, type HtmlTagDescriptor, type Plugin } from 'vite';
import { telephoneLink } from '../src/lib/links/telephone-link.ts';
import { localEnvironment, withEnvironment } from './environment-block.ts';
import { firstWords, withFirstWords } from './first-words.ts';

/** The script that shows the first words of the page. */
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

/** The place in the page of what shows before the shop's script has loaded. */
const FIRST_PAINT = '<!--first-paint-->';
/** The name of the script that shows it, without its hash. */
const FIRST_PAINT_SCRIPT = 'first-paint.js';

/** The page with the banner of home and the heads of screens, by their ids, and the script that shows one of them. */
export function withFirstPaint(html: string, parts: Readonly<Record<string, string>>, script: string): string {
  const templates = Object.entries(parts).map(([id, part]) => `<template id="${id}">${part}</template>`);
  return html.replace(FIRST_PAINT, () => [...templates, `<script src="/${script}"></script>`].join('\n    '));
}

/** Leaves out the style sheets of the components: the page links them itself. */
const withoutStyles: Plugin = {
  name: 'stadstegoed-without-styles',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css') ? '\0no-style' : undefined),
  load: (id) => (id === '\0no-style' ? '' : undefined),
};

/** Renders the banner and the heads with the shop's own components. */
async function renderParts(variant: string): Promise<Readonly<Record<string, string>>> {
  const source = fileURLToPath(new URL('first-paint.tsx', import.meta.url));
  const { module } = await runnerImport<typeof import('./first-paint.tsx')>(source, {
    configFile: false,
    plugins: [withoutStyles],
  });
  const { firstPaintHtml, firstHeadHtml } = module;
  return {
    'first-paint': firstPaintHtml(loadVariant(variant)),
    'first-head-nl': firstHeadHtml('nl'),
    'first-head-en': firstHeadHtml('en'),
  };
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
      const words = firstWords(loadVariant(options.variant));
      this.emitFile({ type: 'asset', name: FIRST_PAINT_SCRIPT, source: withFirstWords(source, words) });
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
        const page = withFirstPaint(filled, await renderParts(options.variant), script);
        return { html: page, tags: fontPreloads(bundle) };
      },
    },
  };
}
