/** An answer that something else than the platform gives: a proxy, a gateway, or the Wi-Fi of a hotel. */
export type ForeignAnswer = {
  readonly key: string;
  readonly name: string;
  readonly status: number;
  readonly headers: { readonly [name: string]: string };
  readonly body: string;
};

const page = (status: number, title: string): Pick<ForeignAnswer, 'status' | 'headers' | 'body'> => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: `<!doctype html><html lang="en"><head><title>${title}</title></head><body><h1>${title}</h1></body></html>`,
});

/** The origin to which a Wi-Fi sends its guests; it does not exist. */
const elsewhere = 'http://wifi.hotel.example/login';

/** What stands between a shop and its platform says in place of it. An answer of which half comes is a fault of its own. */
export const foreignAnswers: readonly ForeignAnswer[] = [
  { key: 'wifi-page', name: 'Wi-Fi answers with its page', ...page(200, 'Welcome to our Wi-Fi') },
  { key: 'proxy-401', name: 'Proxy answers 401 with a page', ...page(401, '401 Authorization Required') },
  { key: 'gateway-404', name: 'Gateway answers 404 with a page', ...page(404, '404 Not Found') },
  { key: 'gateway-502', name: 'Gateway answers 502 with a page', ...page(502, '502 Bad Gateway') },
  {
    key: 'empty-answers',
    name: 'Every answer is empty',
    status: 200,
    headers: { 'content-type': 'text/html' },
    body: '',
  },
  {
    key: 'foreign-type',
    name: 'Every answer is a picture',
    status: 200,
    headers: { 'content-type': 'image/gif' },
    body: 'GIF89a',
  },
  {
    key: 'redirected',
    name: 'Wi-Fi redirects to its own page',
    status: 302,
    headers: { location: elsewhere },
    body: '',
  },
];
