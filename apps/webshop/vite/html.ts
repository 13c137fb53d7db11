import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadVariant } from '@stadstegoed/variants/load.ts';
import { runnerImport, type HtmlTagDescriptor, type Plugin } from 'vite';
import { localEnvironment, withEnvironment } from './environment-block.ts';

/** The part of Vite's bundle entry that the preloads use. */
interface BundlePart {
  readonly type: 'asset' | 'chunk';
  readonly name?: string | undefined;
  readonly fileName: string;
  readonly facadeModuleId?: string | null;
  readonly imports?: readonly string[];
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> };
}

type Bundle = Readonly<Record<string, BundlePart>>;

/**
 * The files of home besides the entry: its view and its bindings. Without preload links the browser
 * would discover them only after the entry has run.
 */
const FIRST = [/\/features\/funds\/home\.(?:view\.tsx|module\.ts)$/];
/** The chunk with the Dutch texts of home; see `config.ts`. */
const FIRST_TEXTS = 'texts-nl';
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

interface Dependencies {
  readonly scripts: ReadonlySet<string>;
  readonly styles: ReadonlySet<string>;
}

/** The scripts that these chunks import transitively, starting with the chunks, and their styles. */
function dependenciesOf(bundle: Bundle, starts: readonly string[]): Dependencies {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (name: string): void => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || scripts.has(name)) return;
    scripts.add(name);
    for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style);
    chunk.imports?.forEach(visit);
  };
  starts.forEach(visit);
  return { scripts, styles };
}

const link = (attrs: Readonly<Record<string, string | boolean>>): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { ...attrs },
  injectTo: 'head',
});

/**
 * The preload links for the font and the first screen, so that the browser fetches them without waiting for scripts.
 */
export function preloads(bundle: Bundle, html: string): readonly HtmlTagDescriptor[] {
  const fonts = Object.keys(bundle).filter((name) => FONT.test(name));
  const isFirst = ({ name, facadeModuleId }: BundlePart): boolean =>
    name === FIRST_TEXTS || FIRST.some((file) => file.test(facadeModuleId ?? ''));
  const first = Object.values(bundle).filter(isFirst);
  const { scripts, styles } = dependenciesOf(
    bundle,
    first.map(({ fileName }) => fileName),
  );
  const isNew = (name: string): boolean => !html.includes(`/${name}"`);
  return [
    ...fonts.map((name) =>
      link({ rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${name}` }),
    ),
    ...[...scripts].filter(isNew).map((name) => link({ rel: 'modulepreload', crossorigin: true, href: `/${name}` })),
    ...[...styles]
      .filter(isNew)
      .map((name) => link({ rel: 'preload', as: 'style', crossorigin: true, href: `/${name}` })),
  ];
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

/** Vite plugin for index.html: fills in the variant's texts, and adds the preload links in a build. */
export function shopHtml(options: {
  readonly variant: string;
  readonly platform: string;
  readonly clientKey?: string | null | undefined;
}): Plugin {
  const file = fileURLToPath(new URL(`../../../packages/variants/${options.variant}/variant.json`, import.meta.url));
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
        const filled = html.includes('%variant.')
          ? fillVariantMarks(html, JSON.parse(readFileSync(file, 'utf8')))
          : html;
        // A build is the same for every deployment; only the development server has a platform.
        if (bundle === undefined) return withEnvironment(filled, localEnvironment(options.platform, options.clientKey));
        const script = Object.keys(bundle).find((name) => FIRST_PAINT_FILE.test(name)) ?? '';
        const page = withFirstPaint(filled, await renderBanner(options.variant), script);
        return { html: page, tags: [...preloads(bundle, page)] };
      },
    },
  };
}
