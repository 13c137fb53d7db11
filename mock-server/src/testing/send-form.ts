import type { FastifyInstance } from 'fastify';

/** What somebody filled in; `world` when it is not the one that the browser looks at anyway. */
type FilledForm = {
  readonly url: string;
  readonly form: { readonly [name: string]: string };
  readonly world?: string;
  /** The page on which the form is. */
  readonly from?: string;
};

/** Sends a form as a browser does. */
export const sendForm = (app: FastifyInstance, { url, form, world, from }: FilledForm) =>
  app.inject({
    method: 'POST',
    url,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      ...(from === undefined ? {} : { referer: URL.canParse(from) ? from : `http://localhost${from}` }),
      ...(world === undefined ? {} : { 'mock-world': world }),
    },
    payload: new URLSearchParams(form).toString(),
  });
