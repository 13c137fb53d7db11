/** Name and version as far as the User-Agent tells. */
type Software = { readonly name: string | null; readonly version: string | null };

/** What a session was used from. */
export type Device = {
  readonly browser: Software;
  readonly engine: { readonly name: string | null };
  readonly os: Software;
  readonly device: { readonly type: string; readonly manufacturer: string | null; readonly model: string | null };
};

type Sign = readonly [name: string, sign: RegExp];

/** Most particular first: Edge also says Chrome, Chrome also says Safari. */
const browsers: readonly Sign[] = [
  ['Edge', /Edg(?:e|A|iOS)?\/(\d+)/],
  ['Opera', /OPR\/(\d+)/],
  ['Samsung Internet', /SamsungBrowser\/(\d+)/],
  ['Firefox', /(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /(?:Chrome|CriOS)\/(\d+)/],
  ['Safari', /Version\/(\d+)[.\d]* .*Safari/],
];

const systems: readonly Sign[] = [
  ['iOS', /(?:iPhone OS|CPU OS) (\d+)/],
  ['Android', /Android (\d+)/],
  ['Windows', /Windows NT (\d+)/],
  ['macOS', /Mac OS X (\d+)/],
  ['Linux', /Linux()/],
];

const engines: readonly Sign[] = [
  ['WebKit', /iPhone|iPad/],
  ['Gecko', /Gecko\/\d/],
  ['Blink', /Chrome\//],
  ['WebKit', /AppleWebKit\//],
];

function found(signs: readonly Sign[], userAgent: string): Software {
  for (const [name, sign] of signs) {
    const match = sign.exec(userAgent);
    if (match) return { name, version: match[1] === undefined || match[1] === '' ? null : match[1] };
  }
  return { name: null, version: null };
}

function typeOf(userAgent: string): string {
  if (/bot|crawl|spider/i.test(userAgent)) return 'bot';
  if (/iPad|Tablet/.test(userAgent)) return 'tablet';
  if (/iPhone|Mobile/.test(userAgent)) return 'mobile';
  return userAgent.includes('Android') ? 'tablet' : 'desktop';
}

const modelOf = (userAgent: string): string | null => /iPhone|iPad|Macintosh/.exec(userAgent)?.[0] ?? null;

/** The length of a User-Agent that is read. */
const longestUserAgent = 500;

/** Reads a User-Agent; null when it names no browser and no system that we know. */
export function deviceOf(userAgent: string | null): Device | null {
  if (userAgent === null || userAgent.length > longestUserAgent) return null;
  const [browser, os] = [found(browsers, userAgent), found(systems, userAgent)];
  if (browser.name === null && os.name === null) return null;
  const model = modelOf(userAgent);
  return {
    browser,
    engine: { name: found(engines, userAgent).name },
    os,
    device: { type: typeOf(userAgent), manufacturer: model === null ? null : 'Apple', model },
  };
}
