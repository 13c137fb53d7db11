import { fireEvent, waitFor } from '@testing-library/react';

/** What a resident does: presses what has this text, fills in a field, or chooses a file. */
export type Step =
  | { readonly press: string | RegExp }
  | { readonly fill: string; readonly with: string }
  | { readonly file: string }
  /** Checks every box on the page. */
  | { readonly check: 'all' }
  /** Waits for a text in the open dialog or on the page. */
  | { readonly see: string };

const PRESSABLE = 'button, a[href], input[type="radio"], input[type="checkbox"], [role="switch"]';
const FIELDS = 'input:not([type="file"]), textarea, select';

/** The open dialog, or the page without one. */
const place = (): Element => [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;

const clean = (text: string | null | undefined): string => (text ?? '').replaceAll(/[\s\u00a0]+/g, ' ').trim();

function nameOf(element: Element): string {
  const [labelledBy] = (element.getAttribute('aria-labelledby') ?? '').split(' ');
  const label =
    document.querySelector(`[id="${labelledBy}"]`) ??
    element.closest('label') ??
    document.querySelector(`label[for="${element.id}"]`);
  const isField = element.matches('input, textarea, select');
  const own = element.getAttribute('aria-label') ?? label?.textContent;
  return clean(own ?? (isField ? '' : element.textContent));
}

const fits = (name: string, wanted: string | RegExp): boolean =>
  typeof wanted === 'string' ? name === wanted || name.startsWith(`${wanted} `) : wanted.test(name);

/** The control with this name in the open dialog or on the page; undefined when there is none. */
export function findControl(wanted: string | RegExp): HTMLElement | undefined {
  return [...place().querySelectorAll<HTMLElement>(PRESSABLE)].find((element) => fits(nameOf(element), wanted));
}

/** The field with this label, in the open dialog or below it; undefined when there is none. */
export function findField(label: string): HTMLInputElement | undefined {
  const fields = [
    ...place().querySelectorAll<HTMLInputElement>(FIELDS),
    ...document.querySelectorAll<HTMLInputElement>(FIELDS),
  ];
  return fields.find((field) => fits(nameOf(field), label));
}

function present<T>(found: T | undefined | null, what: string | RegExp): T {
  if (found === undefined || found === null)
    throw new Error(`Not there: ${what}. On the page: ${clean(place().textContent)}`);
  return found;
}

/** Does one step, as soon as its control is there. */
export async function take(step: Step): Promise<void> {
  if ('check' in step) {
    for (const box of document.querySelectorAll('main input[type="checkbox"]:not(:checked)')) fireEvent.click(box);
    return;
  }
  if ('press' in step) return void fireEvent.click(await waitFor(() => present(findControl(step.press), step.press)));
  if ('see' in step)
    return waitFor(() => present(clean(place().textContent).includes(step.see) || null, step.see)).then(
      () => undefined,
    );
  if ('fill' in step) {
    const field = await waitFor(() => present(findField(step.fill), step.fill));
    fireEvent.focus(field);
    fireEvent.change(field, { target: { value: step.with } });
    return void fireEvent.blur(field);
  }
  const control = await waitFor(() => present(document.querySelector('input[type="file"]:not([capture])'), 'file'));
  const file = new File(['%PDF-1.4\n%%EOF\n'], step.file, { type: 'application/pdf' });
  fireEvent.change(control, { target: { files: [file] } });
}

/** Presses twice, as fast as a double click. */
export async function pressTwice(name: string | RegExp): Promise<void> {
  const control = await waitFor(() => present(findControl(name), name));
  fireEvent.click(control);
  fireEvent.click(control);
}
