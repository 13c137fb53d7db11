import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { localEnvironment, withEnvironment } from './environment-block.ts';

/** What the preloads read of a file of the build; Vite's own bundle fits it. */
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
 * What the home needs besides the entry: its view, the features that the route table gives it, and the texts in the language
 * that most residents read. Without these links the browser would learn of them only when the entry has run.
 */
const FIRST = [
  /\/features\/funds\/home\.view\.tsx$/,
  /\/features\/(?:funds|fund-activation|vouchers)\/[a-z-]+\.module\.ts$/,
];
/** The chunk with the texts of home in the language that most residents read; see `config.ts`. */
const FIRST_TEXTS = 'texts-nl';
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
 * Puts the municipality's own words into the page: `%variant.contact.phone%` becomes that field of variant.json, safe for
 * HTML. Throws on a mark without a text, so that a page never shows one.
 */
export function fillVariantMarks(html: string, variant: unknown): string {
  return html.replace(MARK, (mark, path: string) => {
    const value = at(variant, path);
    if (typeof value !== 'string') throw new Error(`index.html asks for ${mark}, but variant.json has no such text.`);
    return escapeHtml(value);
  });
}

interface Needs {
  readonly scripts: ReadonlySet<string>;
  readonly styles: ReadonlySet<string>;
}

/** All scripts that some chunks need before they can run, themselves first, and the styles that come with them. */
function needsOf(bundle: Bundle, starts: readonly string[]): Needs {
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

/** The links that let the browser fetch the font and the first screen at once, instead of after the script that asks for them. */
export function preloads(bundle: Bundle, html: string): readonly HtmlTagDescriptor[] {
  const fonts = Object.keys(bundle).filter((name) => FONT.test(name));
  const isFirst = ({ name, facadeModuleId }: BundlePart): boolean =>
    name === FIRST_TEXTS || FIRST.some((file) => file.test(facadeModuleId ?? ''));
  const first = Object.values(bundle).filter(isFirst);
  const { scripts, styles } = needsOf(
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

/** Finishes index.html: the municipality's words always, the preloads in a build. */
export function shopHtml(options: { readonly variant: string; readonly platform: string }): Plugin {
  const file = fileURLToPath(new URL(`../../../packages/variants/${options.variant}/variant.json`, import.meta.url));
  return {
    name: 'stadstegoed-html',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const filled = html.includes('%variant.')
          ? fillVariantMarks(html, JSON.parse(readFileSync(file, 'utf8')))
          : html;
        // A build is the same for every deployment; only a development server knows its platform.
        if (bundle === undefined) return withEnvironment(filled, localEnvironment(options.platform));
        return { html: filled, tags: [...preloads(bundle, filled)] };
      },
    },
  };
}
