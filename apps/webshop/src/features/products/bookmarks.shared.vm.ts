import type { Product } from '@stadstegoed/core/products/product.ts';
import { Products } from '@stadstegoed/core/products/products.port.ts';
import { makeAutoObservable, runInAction } from 'mobx';
import { inject, injectable } from '../../lib/view-model/inject.ts';
import { FailurePolicy, Toasts } from '../../lib/app/app-ports.ts';
import { TabStorage, type TextStorage } from '../../lib/app/text-storage.ts';
import { Dialogs } from '../../lib/app/dialogs.ts';
import { Session } from '../../lib/app/session.ts';
import { WANTED_BOOKMARK } from './wanted-bookmark.ts';

/** An offer as a bookmark needs it. */
type Bookmarkable = Pick<Product, 'id' | 'name' | 'bookmarked'>;

/**
 * The bookmarks as this screen shows them: changed at once, taken back when the platform refuses. The last press on an
 * offer wins; its answers come in the order of the presses.
 */
@injectable()
export class Bookmarks {
  /** What the resident changed on this screen, by the id of the offer. */
  readonly changed = new Map<string, boolean>();
  /** The offer whose heart gets the focus after signing in; null otherwise. */
  returnedTo: string | null = null;
  readonly #products: Products;
  readonly #session: Session;
  readonly #toasts: Toasts;
  readonly #failures: FailurePolicy;
  readonly #dialogs: Dialogs;
  readonly #drafts: TextStorage;
  /** How many changes the platform has not answered yet. */
  running = 0;
  /** The running call of each offer; a new one waits for it. */
  readonly #calls = new Map<string, Promise<boolean>>();
  #onChange: () => void = () => undefined;

  constructor(
    @inject(Products) products: Products,
    @inject(Session) session: Session,
    @inject(Toasts) toasts: Toasts,
    @inject(FailurePolicy) failures: FailurePolicy,
    @inject(Dialogs) dialogs: Dialogs,
    @inject(TabStorage) drafts: TextStorage,
  ) {
    this.#products = products;
    this.#session = session;
    this.#toasts = toasts;
    this.#failures = failures;
    this.#dialogs = dialogs;
    this.#drafts = drafts;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Is told after the platform has changed a bookmark. */
  onChange(listener: () => void): void {
    this.#onChange = listener;
  }

  isOn({ id, bookmarked }: Bookmarkable): boolean {
    return this.changed.get(id) ?? bookmarked;
  }

  /** The heart of an offer. */
  of(product: Bookmarkable) {
    return {
      isOn: this.isOn(product),
      toggle: () => this.toggle(product),
      returned: this.returnedTo === product.id ? this.arrived : undefined,
    };
  }

  /** Sets or removes the bookmark, with a toast that can undo it. Asks a visitor to sign in first. */
  toggle(product: Bookmarkable): void {
    if (!this.#session.isSignedIn) {
      this.#dialogs.open('sign-in-to-bookmark', { productId: product.id, productName: product.name });
      return;
    }
    void this.#changeAndSay(product, !this.isOn(product));
  }

  /**
   * Sets the bookmark that a visitor wanted before signing in, once one of these offers is it. Called when they are drawn: when
   * they are read there may be no screen yet, whose heading would take the focus from the heart.
   */
  resume(products: readonly Bookmarkable[]): void {
    const wanted = this.#session.isSignedIn ? this.#drafts.read(WANTED_BOOKMARK) : null;
    const product = products.find(({ id }) => id === wanted);
    if (product === undefined) return;
    this.#drafts.remove(WANTED_BOOKMARK);
    this.returnedTo = product.id;
    if (!this.isOn(product)) this.toggle(product);
  }

  /** The heart of the offer has the focus now. */
  arrived(): void {
    this.returnedTo = null;
  }

  async #changeAndSay(product: Bookmarkable, isOn: boolean): Promise<void> {
    if (!(await this.#change(product, isOn))) return;
    this.#toasts.offer(
      { key: isOn ? 'products.bookmark.added' : 'products.bookmark.removed', values: { name: product.name } },
      { label: 'shell.undo', run: () => void this.#change(product, !isOn) },
    );
  }

  /** Whether the platform did it. */
  async #change({ id }: Bookmarkable, isOn: boolean): Promise<boolean> {
    const before = this.changed.get(id);
    runInAction(() => {
      this.changed.set(id, isOn);
      this.running += 1;
    });
    const earlier = this.#calls.get(id);
    const call = (async () => {
      await earlier;
      const outcome = await (isOn ? this.#products.bookmark(id) : this.#products.removeBookmark(id));
      runInAction(() => {
        this.running -= 1;
        if (outcome.ok) this.#onChange();
        else this.#takeBack(id, { isOn, before: before ?? !isOn });
      });
      if (!outcome.ok) this.#failures.report(outcome.error);
      return outcome.ok;
    })();
    this.#calls.set(id, call);
    return call;
  }

  /** Shows the bookmark as it was, unless the resident has pressed again meanwhile. */
  #takeBack(id: string, { isOn, before }: { readonly isOn: boolean; readonly before: boolean }): void {
    if (this.changed.get(id) === isOn) this.changed.set(id, before);
  }
}
