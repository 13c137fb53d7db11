import type { ShopInProcess } from './shop-in-process.tsx';

/** The choice on the page of the DigiD simulator: a resident by BSN, or an error by code. */
export type DigidChoice = { readonly bsn: string } | { readonly error: string };

const pathOf = (address: unknown): string => {
  const { pathname, search } = new URL(String(address));
  return pathname + search;
};

/** The form that submits a choice: the form of the button with its value, or the form with the BSN field. */
function formFor(page: string, [name, value]: readonly [string, string]): HTMLFormElement {
  const html = new DOMParser().parseFromString(page, 'text/html');
  const button = html.querySelector<HTMLButtonElement>(`button[name="${name}"][value="${value}"]`);
  const form = button?.form ?? html.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.form;
  if (!form) throw new Error(`The page of the simulator has no form for ${name}=${value}`);
  return form;
}

/**
 * Follows the redirect to the DigiD simulator, submits a choice and follows the redirects back. Resolves with the path
 * of the shop at the end.
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
