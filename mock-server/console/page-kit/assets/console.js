// Without this script every page works; with it a form that comes back to its page keeps the place and the focus,
// unless the page says there what was done.
const place = `place ${location.pathname}`;

/** The buttons of a page in their order: after a form the same place has the same button, or the one that replaced it. */
const buttons = () => [...document.querySelectorAll('main button')];

document.addEventListener('submit', ({ submitter }) => {
  sessionStorage.setItem(place, JSON.stringify({ top: scrollY, button: buttons().indexOf(submitter) }));
});

const kept = sessionStorage.getItem(place);
sessionStorage.removeItem(place);
if (kept !== null && !document.querySelector('[autofocus]')) {
  const { top, button } = JSON.parse(kept);
  scrollTo(0, top);
  buttons()[button]?.focus({ preventScroll: true });
}

/** The text of an element, or a new token of a resident, by the name that a button has. */
const texts = {
  element: async (name) => document.getElementById(name).textContent,
  'token-of': async (persona) => {
    const answer = await fetch(`/_mock/api/residents/${persona}/session`, { method: 'POST' });
    return (await answer.json()).access_token;
  },
};

/** Puts it on the clipboard. A page that was opened by the address of this machine may not: there it is shown and selected. */
const copy = async (button) => {
  const text = await texts[button.dataset.copy](button.dataset.name);
  const status = button.nextElementSibling;
  try {
    await navigator.clipboard.writeText(text);
    status.textContent = 'Copied.';
  } catch {
    status.textContent = text;
    getSelection().selectAllChildren(status);
  }
};

for (const button of document.querySelectorAll('[data-copy]')) {
  button.hidden = false;
  button.addEventListener('click', () => void copy(button));
}

// Filters cards while one types. A part of the page without any card left is hidden; one that can be folded opens.
document.querySelector('[data-filter]')?.addEventListener('input', ({ target }) => {
  const words = target.value.toLowerCase();
  for (const part of document.querySelectorAll('[data-filtered]')) {
    const cards = [...part.querySelectorAll('li')];
    for (const card of cards) card.hidden = !card.textContent.toLowerCase().includes(words);
    part.hidden = cards.every(({ hidden }) => hidden);
    if ('open' in part) part.open = words !== '';
  }
});
