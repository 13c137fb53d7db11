import { makeAutoObservable } from 'mobx';
import type { ScreenTitles } from '../lib/app/app-ports.ts';

/** The title of the current screen: its own, such as the name of a fund, as long as it is shown; else that of its route. */
export class ScreenTitle implements ScreenTitles {
  ofRoute = '';
  own: string | null = null;
  /** True when the form on the screen has errors: the title then starts with the error prefix. */
  hasErrors = false;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The title as shown. */
  get text(): string {
    return this.own ?? this.ofRoute;
  }

  showDefault(text: string): void {
    this.ofRoute = text;
  }

  showOwn(text: string | null): void {
    this.own = text;
  }

  markErrors(hasErrors: boolean): void {
    this.hasErrors = hasErrors;
  }
}
