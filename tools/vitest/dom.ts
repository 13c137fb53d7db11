import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(cleanup);

/** How long a test waits for what it expects: the first look at a screen compiles it, and a busy machine is no fault of it. */
configure({ asyncUtilTimeout: 20_000 });

/** What jsdom leaves out and every screen uses: scrolling, and dialogs that open and close. */
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;

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
