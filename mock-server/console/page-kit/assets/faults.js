// Shows what a fault would have hit, and the answers of its operation, while its form is filled in.
const form = document.querySelector('.faultform');
const parts = ['[data-choices]', '[data-outcome]', '[data-code]'];

/** What is in use stays as it is: the choices of a list that is open. */
const isFree = (part) => part && !part.contains(document.activeElement);

let newest = 0;

async function preview() {
  newest += 1;
  const mine = newest;
  const address = new URL(form.querySelector('[data-preview]').formAction);
  address.search = new URLSearchParams(new FormData(form));
  const reply = await fetch(address, { headers: { Accept: 'text/html' } });
  if (!reply.ok || mine !== newest) return;
  const page = new DOMParser().parseFromString(await reply.text(), 'text/html');
  for (const part of parts) {
    const [old, fresh] = [document.querySelector(part), page.querySelector(part)];
    if (isFree(old) && fresh) old.replaceChildren(...fresh.childNodes);
  }
}

form?.addEventListener('change', () => void preview().catch(() => undefined));
