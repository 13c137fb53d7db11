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

/** Puts text on the clipboard. A page that was opened by the address of this machine may not: there the text is selected. */
const copy = async (button, element) => {
  const status = button.nextElementSibling;
  try {
    await navigator.clipboard.writeText(element.textContent);
    status.textContent = 'Copied.';
  } catch {
    getSelection().selectAllChildren(element);
    status.textContent = 'It is selected: copy it with Ctrl C.';
  }
};

for (const button of document.querySelectorAll('[data-copy]')) {
  button.hidden = false;
  button.addEventListener('click', () => void copy(button, document.getElementById(button.dataset.copy)));
}
