import { makeAutoObservable } from 'mobx';

/**
 * The title of the current screen. The route sets a default title; a detail screen replaces it with the name of its
 * entity as soon as that is known.
 */
export class ScreenTitle {
  /** The title as shown. */
  text = '';
  /** True when the form on the screen has errors: the title then starts with the error prefix. */
  hasErrors = false;
  #path = '';
  #isOwn = false;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Sets the title of the route; does not replace the screen's own title on the same path. */
  showDefault(path: string, text: string): void {
    if (this.#isOwn && this.#path === path) return;
    this.#path = path;
    this.#isOwn = false;
    this.text = text;
    this.hasErrors = false;
  }

  /** Sets the screen's own title, such as the name of a fund. */
  showOwn(path: string, text: string): void {
    this.#path = path;
    this.#isOwn = true;
    this.text = text;
  }

  /** Releases the own title; the next title of the route counts again, also on the same path. */
  release(): void {
    this.#isOwn = false;
  }

  markErrors(hasErrors: boolean): void {
    this.hasErrors = hasErrors;
  }
}
