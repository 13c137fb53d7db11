import type { FastifyInstance, FastifyReply } from 'fastify';

/** Milliseconds that requests which are being answered get when the mock platform ends. */
const drainTime = 1500;

/**
 * Lets what is being answered come to its end when the server closes, but not for longer than a moment: after that its connection
 * ends, as do those of clients that are in the middle of a request or keep theirs open. Requests that come in meanwhile are
 * answered with 503. What was answered is kept: the data close after this. To be added before any hook that answers by itself, and
 * after the faults, which release the calls that they hold.
 */
export function addDrain(app: FastifyInstance): void {
  const answering = new Set<FastifyReply['raw']>();
  let isEmpty = (): void => undefined;
  app.addHook('onRequest', (_request, { raw }, done) => {
    answering.add(raw);
    raw.once('close', () => {
      answering.delete(raw);
      if (answering.size === 0) isEmpty();
    });
    done();
  });
  app.addHook('preClose', async () => {
    if (answering.size === 0) return;
    await new Promise<void>((resolve) => {
      const late = setTimeout(resolve, drainTime);
      isEmpty = () => {
        clearTimeout(late);
        resolve();
      };
    });
    for (const raw of answering) raw.destroy();
  });
}
