import { makeAutoObservable } from 'mobx';

/**
 * How much of a long list is on the screen: a part of this size, one more with each press, and all of it on paper. A view model
 * has one for each long list, so that it shows as much after going back. Sums and counts come from the whole list.
 */
export class VisiblePart {
  readonly size: number;
  /** Whether the page is printed. */
  isPrinted = false;
  /** How many parts are on the screen. */
  parts = 1;

  constructor(size: number) {
    this.size = size;
    makeAutoObservable(this, { size: false }, { autoBind: true });
  }

  /** How many items are on the screen at most. */
  get most(): number {
    return this.isPrinted ? Infinity : this.parts * this.size;
  }

  showMore(): void {
    this.parts += 1;
  }

  /** Shows the first part only, for another list. */
  restart(): void {
    this.parts = 1;
  }

  print(isPrinted: boolean): void {
    this.isPrinted = isPrinted;
  }
}
