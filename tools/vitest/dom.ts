import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

/** Unmounts what the test rendered, and removes the rest: the test files of a worker share one page. */
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

/** A long timeout for queries, because the first render of a screen compiles it, and for busy machines. */
configure({ asyncUtilTimeout: 20_000 });

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
