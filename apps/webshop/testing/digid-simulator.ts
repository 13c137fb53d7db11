import type { ShopInProcess } from './shop-in-process.tsx';

/** What is pressed on the page of the simulator: a resident, by BSN, or an ending, by its code. */
export type DigidChoice = { readonly bsn: string } | { readonly error: string };

const pathOf = (address: unknown): string => {
  const { pathname, search } = new URL(String(address));
  return pathname + search;
};

/** The form to send for a choice: the one whose button has its value, or the one in which a BSN is typed. */
function formFor(page: string, [name, value]: readonly [string, string]): HTMLFormElement {
  const html = new DOMParser().parseFromString(page, 'text/html');
  const button = html.querySelector<HTMLButtonElement>(`button[name="${name}"][value="${value}"]`);
  const form = button?.form ?? html.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.form;
  if (!form) throw new Error(`The page of the simulator cannot end with ${name}=${value}`);
  return form;
}

/**
 * Follows the browser to the simulator of DigiD, presses a button there and follows it back. Resolves with the path of the
 * shop that the browser comes back to.
 */
export async function visitDigid(shop: ShopInProcess, choice: DigidChoice): Promise<string> {
  const { platform } = shop;
  const gone = await platform.send('GET', pathOf(shop.left.at(-1)));
  const page = await platform.send('GET', pathOf(gone.headers['location']));
  const pressed = 'bsn' in choice ? (['bsn', choice.bsn] as const) : (['error', choice.error] as const);
  const form = formFor(page.text(''), pressed);
  const rid = form.querySelector<HTMLInputElement>('input[name="rid"]')?.value ?? '';
  const [name, value] = pressed;
  const answered = await platform.send('POST', form.getAttribute('action') ?? '', { body: { rid, [name]: value } });
  const back = await platform.send('GET', pathOf(answered.headers['location']));
  return pathOf(back.headers['location']);
}
