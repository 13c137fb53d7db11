import type { FastifyInstance } from 'fastify';

/** What somebody filled in; `world` when it is not the one that the browser looks at anyway. */
type FilledForm = {
  readonly url: string;
  readonly form: { readonly [name: string]: string };
  readonly world?: string;
};

/** Sends a form as a browser does. */
export const sendForm = (app: FastifyInstance, { url, form, world }: FilledForm) =>
  app.inject({
    method: 'POST',
    url,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      ...(world === undefined ? {} : { 'mock-world': world }),
    },
    payload: new URLSearchParams(form).toString(),
  });
