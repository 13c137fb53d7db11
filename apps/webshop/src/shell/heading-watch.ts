import { focusOnce } from '@stadstegoed/ui/focus-once.ts';

/**
 * Gives focus to the heading of the screen when that is the only place to continue: after a route change, as soon as the
 * heading is there, and when the element with focus was removed together with its heading, such as the button of a step.
 * A screen reader then says the name of the new screen, once. Focus that somebody moved elsewhere stays there.
 */
export class HeadingWatch {
  readonly #main: HTMLElement;
  readonly #observer: MutationObserver;
  #isAwaited = false;
  /** The last element with focus in the screen, and the heading at that time: a heading with other words is another element. */
  #last: { readonly element: Element; readonly heading: Element | null } | null = null;

  constructor(main: HTMLElement) {
    this.#main = main;
    this.#observer = new MutationObserver(() => this.#look());
    this.#observer.observe(main, { childList: true, subtree: true });
    main.addEventListener('focusin', this.#remember);
  }

  /** The route changed: the next heading takes focus. */
  await(): void {
    this.#isAwaited = true;
    this.#look();
  }

  stop(): void {
    this.#observer.disconnect();
    this.#main.removeEventListener('focusin', this.#remember);
  }

  readonly #remember = (event: FocusEvent): void => {
    if (event.target instanceof Element) this.#last = { element: event.target, heading: this.#heading };
    this.#isAwaited = false;
  };

  /** A heading that stands only while the screen is looking what to show is not said. */
  get #heading(): HTMLElement | null {
    return this.#main.querySelector<HTMLElement>('h1:not([data-passing] *)');
  }

  #look(): void {
    const heading = this.#heading;
    if (heading === null || document.activeElement !== document.body) return;
    const isLost = this.#last?.element.isConnected === false && this.#last.heading !== heading;
    if (this.#isAwaited || isLost) focusOnce(heading);
  }
}
