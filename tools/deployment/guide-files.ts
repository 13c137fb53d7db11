import { readFileSync } from 'node:fs';
import { inRoot } from '../support/root.ts';

/** A file of the web server as the deployment guide shows it. */
export interface GuideFile {
  /** Its path below /etc/nginx. */
  readonly path: string;
  readonly text: string;
}

/** A path in the guide, at the start of a line, and the first block of nginx below it. */
const FILE = /^`\/etc\/nginx\/([^`]+)`(?:(?!^#|^```)[\s\S])*?^```nginx\n([\s\S]*?)^```/gm;

/** Every file of nginx that a text shows, in its order. */
export const filesShownIn = (guide: string): readonly GuideFile[] =>
  [...guide.matchAll(FILE)].map(([, path = '', text = '']) => ({ path, text }));

/** The text of docs/guides/deployment.md. */
export const deploymentGuide = (): string => readFileSync(inRoot('docs', 'guides', 'deployment.md'), 'utf8');

const ENVIRONMENT = /id="environment">\s*(\{[\s\S]*?\})\s*<\/script>/;

/** The environment data that a text shows. */
export function environmentShownIn(guide: string): Readonly<Record<string, unknown>> {
  const environment: Readonly<Record<string, unknown>> = JSON.parse(ENVIRONMENT.exec(guide)?.[1] ?? '');
  return environment;
}
