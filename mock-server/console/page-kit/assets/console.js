// The pages of the mock platform work without this file; it keeps the clock running and saves clicks.
const announcer = document.querySelector('[data-status]');
const say = (words) => {
  if (announcer) announcer.textContent = words;
};

function runClocks() {
  const machine = () => Number(document.timeline.currentTime ?? 0);
  const began = machine();
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/Amsterdam',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  });
  const tick = () => {
    for (const clock of document.querySelectorAll('[data-clock]')) {
      const now = Number(clock.dataset.clock) + (machine() - began) * Number(clock.dataset.speed);
      const shown = clock.querySelector('[data-time]');
      if (shown) shown.textContent = format.format(now);
    }
  };
  setInterval(tick, 500);
}

/** Lines of a list, without the lists inside them. */
const outermost = (list) => [...list.querySelectorAll('li')].filter((line) => !line.parentElement.closest('li'));

/** Text boxes that hide the lines of a list that do not hold the words. */
function filterLists() {
  for (const box of document.querySelectorAll('[data-filter]')) {
    const list = document.getElementById(box.dataset.filter);
    if (!list) continue;
    box.addEventListener('input', () => {
      const words = box.value.toLowerCase().split(/\s+/).filter(Boolean);
      for (const group of list.querySelectorAll('details')) group.open = words.length > 0 || group.open;
      let shown = 0;
      for (const line of outermost(list)) {
        const text = `${line.textContent} ${line.dataset.words ?? ''}`.toLowerCase();
        line.hidden = words.length === 0 ? 'deep' in line.dataset : !words.every((word) => text.includes(word));
        if (!line.hidden) shown += 1;
      }
      for (const group of list.querySelectorAll('details')) {
        group.hidden = words.length > 0 && !group.querySelector('li:not([hidden])');
      }
      say(`${shown} found`);
    });
    box.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter') return;
      const first = list.querySelector(choosable);
      if (first) {
        event.preventDefault();
        first.click();
      }
    });
  }
}

const choosable = 'li:not([hidden]) :is(a, button)';

/** Arrows go from line to line, and back into the box. */
function walkLines(event, stops) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const next = step && stops[stops.indexOf(document.activeElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function palette() {
  const dialog = document.getElementById('palette');
  if (!dialog) return;
  const box = dialog.querySelector('input');
  const list = dialog.querySelector('[data-more]');
  const fetchMore = async () => {
    const address = list.dataset.more;
    delete list.dataset.more;
    const reply = await fetch(address, { headers: { Accept: 'application/json' } });
    if (reply.ok) list.insertAdjacentHTML('beforeend', (await reply.json()).lines);
    box.dispatchEvent(new Event('input'));
  };
  const open = () => {
    dialog.showModal();
    box.select();
    if (list.dataset.more) void fetchMore();
  };
  dialog.addEventListener('keydown', (event) => walkLines(event, [box, ...list.querySelectorAll(choosable)]));
  for (const button of document.querySelectorAll('[data-palette]')) {
    button.hidden = false;
    button.addEventListener('click', open);
  }
  document.addEventListener('keydown', (event) => {
    const held = event.ctrlKey || event.metaKey;
    if (held && event.key.toLowerCase() === 'k') {
      event.preventDefault();
      open();
    }
    if (held && event.key === '.') {
      event.preventDefault();
      document.querySelector('[data-freeze]')?.click();
    }
  });
}

/** Ctrl or ⌘ Enter presses the solid button of the form that has the focus, or its only one. */
function pressSolid() {
  document.addEventListener('keydown', (event) => {
    const form = event.target.closest('form');
    if (!form || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    const buttons = [...form.querySelectorAll('button')];
    const solid = buttons.find((button) => button.matches('.go')) ?? (buttons.length === 1 ? buttons[0] : null);
    if (!solid) return;
    event.preventDefault();
    solid.click();
  });
}

function submitOnChange() {
  for (const field of document.querySelectorAll('[data-submit]')) {
    field.addEventListener('change', () => field.form?.requestSubmit());
  }
}

/** On a phone the navigation scrolls sideways: it begins at the page that is open. */
function showWhere() {
  const here = document.querySelector('.nav [aria-current]');
  if (here) here.closest('.nav').scrollLeft = here.offsetLeft - 16;
}

/** Says at once whether a number passes the eleven test. */
function elevenTest() {
  const field = document.querySelector('[data-bsn]');
  const note = document.querySelector('[data-bsn-note]');
  if (!field || !note) return;
  const passes = (text) =>
    /^\d{9}$/.test(text) &&
    text !== '000000000' &&
    [9, 8, 7, 6, 5, 4, 3, 2, -1].reduce((sum, weight, place) => sum + weight * Number(text[place]), 0) % 11 === 0;
  field.addEventListener('input', () => {
    if (field.value.length < 9) {
      note.textContent = 'Negen cijfers die kloppen volgens de elfproef.';
      return;
    }
    note.textContent = passes(field.value) ? 'Goed volgens de elfproef.' : 'Dit nummer klopt niet volgens de elfproef.';
  });
}

async function copy(text) {
  await navigator.clipboard.writeText(text);
  say('Copied');
}

/** Buttons that copy a text of the page. */
function copies() {
  for (const button of document.querySelectorAll('[data-copy]')) {
    button.hidden = false;
    button.addEventListener('click', () => void copy(document.getElementById(button.dataset.copy).textContent));
  }
}

const controls = 'button, input:not([type="hidden"]), select, textarea';
const kept = 'mock:focus';

/** What can be pressed in the forms that do the same as this one. */
const alike = (action) =>
  [...document.querySelectorAll('form')]
    .filter((form) => form.getAttribute('action') === action)
    .flatMap((form) => [...form.querySelectorAll(controls)]);

/** The part around a control, by its name; a part that comes back is known by it. */
const partOf = (control) => {
  const part = control.closest('section, aside');
  return part?.getAttribute('aria-labelledby') ?? part?.getAttribute('aria-label') ?? null;
};

function remember({ target, submitter }) {
  const control = submitter ?? document.activeElement;
  if (!control?.matches(':focus-visible')) return;
  const action = target.getAttribute('action');
  const place = alike(action).indexOf(control);
  sessionStorage.setItem(kept, JSON.stringify({ at: location.pathname, action, place, part: partOf(control) }));
}

/** Whether the focus is there now; what lies in a part that is closed cannot have it. */
function takesFocus(next) {
  if (!next) return false;
  if (!next.matches(controls)) next.tabIndex = -1;
  next.focus();
  next.select?.();
  return document.activeElement === next;
}

/** Where a keyboard goes on: the control in the same place, else the heading of its part, else that of the page. */
function goOn({ action, place, part }) {
  const isIt = (one) => part !== null && partOf(one) === part;
  const around = [...document.querySelectorAll('section, aside')].find(isIt);
  [alike(action)[place], around?.querySelector('h2, h3'), document.querySelector('h1')].find(takesFocus);
}

/** A action leads back to the page that it was done on; without this, a keyboard would begin again at the top. */
function keepFocus() {
  const left = JSON.parse(sessionStorage.getItem(kept) ?? 'null');
  sessionStorage.removeItem(kept);
  if (left?.at === location.pathname) goOn(left);
  document.addEventListener('submit', remember);
}

runClocks();
showWhere();
filterLists();
palette();
pressSolid();
submitOnChange();
elevenTest();
copies();
keepFocus();
