import { escapeHtml } from './html-text.ts';
import type { Language } from './language.ts';

/** A page with one sentence and one link, for a browser that followed a link to the platform. */
export type BrowserPage = {
  readonly language: Language;
  readonly title: string;
  readonly link: { readonly href: string; readonly label: string };
};

export const htmlType = 'text/html; charset=utf-8';

export function browserPage({ language, title, link }: BrowserPage): string {
  const words = escapeHtml(title);
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${words}</title></head><body><main><h1>${words}</h1>`,
    `<p><a href="${escapeHtml(link.href)}">${escapeHtml(link.label)}</a></p></main></body></html>`,
  ].join('');
}
