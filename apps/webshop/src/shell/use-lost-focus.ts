import { isShown } from '@stadstegoed/ui/is-shown.ts';
import { focusOnce } from '@stadstegoed/ui/focus-once.ts';
import { useEffect } from 'react';

/** How long a part has to move the focus itself, in milliseconds: longer than a dialog takes to close. */
export const LOST_FOCUS_WAIT_MS = 400;

/** The parts of a page that can have a heading of their own. */
const PARTS = 'li, article, fieldset, section, aside, form, main, dialog';
const ITEMS = 'li, article';
const CLOSED_DIALOG = 'dialog:not([open])';
/** What browsers give no focus. */
const UNREACHABLE = `:disabled, a:not([href]), [hidden], [hidden] *, ${CLOSED_DIALOG} *`;
const HEADINGS = 'h1, h2, h3, legend';

/** Where the focus was. */
interface Place {
  readonly element: Element;
  /** The element and its ancestors: those that stay tell where it stood. */
  readonly path: readonly Element[];
  /** The items of a list after and before the one with the element. */
  readonly neighbours: readonly (Element | null | undefined)[];
  /** In a dialog, where the focus was before. */
  readonly before: Place | null;
  /** Whether the focus was shown, as it is for somebody with a keyboard. */
  readonly wasShown: boolean;
}

/**
 * Gives focus to a heading nearby when the element with focus was removed, such as the button of a card that its press
 * took away: that of the next card, else of the surrounding part, else of the page. A dialog that closes counts for the
 * control that opened it. Otherwise a keyboard starts again at the top of the page,
 * and a screen reader is silent.
 */
export function useLostFocus(): void {
  useEffect(() => {
    const watch = new LostFocusWatch();
    return () => watch.stop();
  }, []);
}

class LostFocusWatch {
  /** Null when somebody has left the element. */
  #place: Place | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined = undefined;
  readonly #observer = new MutationObserver(() => this.#look());

  constructor() {
    this.#observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributeFilter: ['disabled', 'href', 'hidden'],
    });
    document.addEventListener('focusin', this.#remember);
    document.addEventListener('focusout', this.#leave);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#observer.disconnect();
    document.removeEventListener('focusin', this.#remember);
    document.removeEventListener('focusout', this.#leave);
  }

  readonly #remember = ({ target }: FocusEvent): void => {
    this.#place = target instanceof Element ? placeOf(target, this.#place) : null;
  };

  /** A press outside all controls gives up the focus on purpose. Browsers also fire this event for a link that lost its href. */
  readonly #leave = ({ target }: FocusEvent): void => {
    setTimeout(() => {
      if (target === this.#place?.element && isNowhere() && !isGone(this.#place.element)) this.#place = null;
      else this.#look();
    });
  };

  get #isLost(): boolean {
    return this.#place !== null && isNowhere() && isGone(this.#place.element);
  }

  #look(): void {
    if (!this.#isLost || this.#timer !== undefined) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      if (this.#isLost && !this.#isBehindDialog) this.#restore();
    }, LOST_FOCUS_WAIT_MS);
  }

  /** The removal of the dialog is the next change. */
  get #isBehindDialog(): boolean {
    const dialog = document.querySelector('dialog[open]');
    return dialog !== null && this.#place?.path.includes(dialog) !== true;
  }

  #restore(): void {
    const place = this.#place;
    if (place === null) return;
    const heading = headingNear(origin(place));
    if (heading === null) return;
    focusOnce(heading);
    // Nothing moves under a finger or a mouse.
    if (place.wasShown) heading.scrollIntoView({ block: 'nearest' });
  }
}

function isNowhere(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/** Whether an element was removed, or can have no focus any more. A closed dialog stays in the page until its owner removes it. */
function isGone(element: Element): boolean {
  return !element.isConnected || element.matches(UNREACHABLE);
}

function placeOf(element: Element, last: Place | null): Place {
  const item = element.closest(ITEMS);
  const dialog = element.closest('dialog');
  const stays = last?.path.some((each) => each === dialog) === true;
  return {
    element,
    path: ancestorsOf(element),
    neighbours: [item?.nextElementSibling, item?.previousElementSibling],
    before: dialog === null ? null : stays ? last.before : last,
    wasShown: element.matches(':focus-visible'),
  };
}

function ancestorsOf(element: Element | null): readonly Element[] {
  return element === null ? [] : [element, ...ancestorsOf(element.parentElement)];
}

/** Where the focus was before the dialogs that are closed now. */
function origin(place: Place): Place {
  const dialog = place.path.find((element) => element.tagName === 'DIALOG');
  const isOpen = dialog?.isConnected === true && !dialog.matches(CLOSED_DIALOG);
  return place.before === null || isOpen ? place : origin(place.before);
}

function headingNear({ path, neighbours }: Place): HTMLElement | null {
  const stays = path.find((element) => element.isConnected && element.closest(CLOSED_DIALOG) === null);
  const item = stays?.closest(ITEMS) ?? neighbours.find((neighbour) => neighbour?.isConnected === true);
  return headingIn(item) ?? headingAround(stays) ?? headingIn(document.querySelector('main'));
}

/** The heading of the innermost part around an element; null when no part around it has one. */
function headingAround(element: Element | null | undefined): HTMLElement | null {
  const part = element?.closest(PARTS) ?? null;
  return part === null ? null : (headingIn(part) ?? headingAround(part.parentElement));
}

/** The heading of the page when it is in this part, else the first one that is shown: a menu may stand before the page's. */
function headingIn(part: Element | null | undefined): HTMLElement | null {
  const headings = [...(part?.querySelectorAll<HTMLElement>(HEADINGS) ?? [])].filter(isShown);
  return headings.find(({ tagName }) => tagName === 'H1') ?? headings[0] ?? null;
}
