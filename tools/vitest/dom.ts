import { cleanup, configure } from '@testing-library/react';
import { afterEach, expect } from 'vitest';

/** What no page may say: a text key instead of its text, or a value that is missing or no text at all. */
const UNTRANSLATED = /\b(undefined|NaN|Invalid Date|[a-z]+([A-Z][a-z]+)*(\.[a-z]+([A-Z][a-z]+)*){2,})\b|\[object /;

/**
 * Unmounts what the test rendered, and removes the rest: the test files of a worker share one page. Before that each page
 * is read once: it has no text of a programmer, and no icon that a screen reader is told to read.
 */
afterEach(() => {
  const texts = document.body.innerHTML.match(/(?<=>|aria-label=")[^<>"]+/g) ?? [];
  const wrong = texts.filter((text) => UNTRANSLATED.test(text));
  const icons = [...document.querySelectorAll('[aria-hidden="false"]')].map((icon) => icon.outerHTML);
  cleanup();
  document.body.replaceChildren();
  expect([...wrong, ...icons]).toEqual([]);
});

// The timeout of `expect.poll` in vitest.config.ts, for queries too: the first render of a screen compiles it.
configure({ asyncUtilTimeout: Number(process.env['QUERY_TIMEOUT']) });

/** Stubs for functions that jsdom lacks: scrolling, visibility, and opening and closing dialogs. */
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;
// jsdom has no layout: everything that is not hidden is shown.
Element.prototype.checkVisibility = function checkVisibility(this: Element) {
  return this.closest('[hidden]') === null;
};

if (!('showModal' in HTMLDialogElement.prototype)) {
  Object.assign(HTMLDialogElement.prototype, {
    show(this: HTMLDialogElement) {
      this.open = true;
    },
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      if (!this.open) return;
      this.open = false;
      this.dispatchEvent(new Event('close'));
    },
  });
}
