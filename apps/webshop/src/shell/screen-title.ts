import { makeAutoObservable } from 'mobx';

/**
 * The title of the screen that is shown. The route gives one at once; a screen that shows a thing of its own puts that
 * thing's name in the place of it as soon as it is known.
 */
export class ScreenTitle {
  /** What the screen calls itself. */
  text = '';
  /** True when the form on the screen was refused: the title then begins with the word for an error. */
  hasErrors = false;
  #path = '';
  #isOwn = false;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The title of the route; does not take the place of the screen's own title on the same path. */
  showDefault(path: string, text: string): void {
    if (this.#isOwn && this.#path === path) return;
    this.#path = path;
    this.#isOwn = false;
    this.text = text;
    this.hasErrors = false;
  }

  /** The screen's own title, such as the name of a fund. */
  showOwn(path: string, text: string): void {
    this.#path = path;
    this.#isOwn = true;
    this.text = text;
  }

  /** What gave the own title is gone; the next title of the route counts again, also on the same path. */
  release(): void {
    this.#isOwn = false;
  }

  markErrors(hasErrors: boolean): void {
    this.hasErrors = hasErrors;
  }
}
