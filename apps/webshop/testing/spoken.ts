import { Virtual } from '@guidepup/virtual-screen-reader';
import { waitFor } from '@testing-library/react';
import { expect, onTestFinished, vi } from 'vitest';

/**
 * Reports changes in a task of their own, and only of elements that are still in the page: the library throws when it
 * has to name one that was removed.
 */
class PageObserver extends MutationObserver {
  constructor(report: MutationCallback) {
    super((changes) => {
      setTimeout(() => {
        const inPage = changes.filter(({ target }) => target.isConnected);
        report(inPage, this);
      });
    });
  }
}

async function startReader(container: Element): Promise<Virtual> {
  const reader = new Virtual();
  await reader.start({ container, window: { document, MutationObserver: PageObserver } });
  onTestFinished(() => reader.stop());
  return reader;
}

/** The phrases that a screen reader says when it reads a part of the page from start to end. */
export async function spoken(container: Element): Promise<readonly string[]> {
  const reader = await startReader(container);
  const end = `end of ${await reader.lastSpokenPhrase()}`;
  while ((await reader.lastSpokenPhrase()) !== end) await reader.next();
  return reader.spokenPhraseLog();
}

/**
 * Listens to the page from now on. The function that it returns waits until a screen reader has said a phrase by itself:
 * because focus moved, or because a live region changed.
 */
export async function listen(): Promise<(phrase: string | RegExp) => Promise<void>> {
  const reader = await startReader(document.body);
  return vi.defineHelper((phrase) =>
    waitFor(async () => {
      const wanted: unknown = typeof phrase === 'string' ? phrase : expect.stringMatching(phrase);
      expect(await reader.spokenPhraseLog()).toContainEqual(wanted);
    }),
  );
}
