// Keeps the log of requests up to date without moving what is being read, and lets arrows walk through it.
const bar = document.querySelector('[data-live]');
const rows = document.querySelector('[data-rows]');
const statusLine = document.querySelector('[data-status]');
const pace = 1500;
const longest = 200;

const links = () => [...(rows?.querySelectorAll('td.path a') ?? [])];

/** Somebody reads the list when the focus is in it, or when its head has been scrolled away. */
const isRead = () => rows.contains(document.activeElement) || rows.getBoundingClientRect().top < 0;

/** What came in and is not shown yet. */
const waiting = { newest: Number(bar?.dataset.newest), rows: '', count: 0 };
const toggle = bar?.querySelector('[data-live-switch]');
const show = bar?.querySelector('[data-live-show]');

const isOn = () => toggle.getAttribute('aria-pressed') === 'true';

/** New lines of a group that is on top already go on in it. */
function joinGroups() {
  const heads = [...rows.querySelectorAll('tr.group')];
  heads.forEach((head, place) => {
    if (heads[place - 1]?.dataset.group === head.dataset.group) head.remove();
  });
}

function put() {
  rows.insertAdjacentHTML('afterbegin', waiting.rows);
  joinGroups();
  for (const old of [...rows.children].slice(longest)) old.remove();
  statusLine.textContent = waiting.count === 1 ? '1 new request' : `${waiting.count} new requests`;
  waiting.rows = '';
  waiting.count = 0;
  show.hidden = true;
}

function take(news) {
  waiting.newest = news.newest;
  if (news.count === 0) return;
  if (!rows) location.reload();
  waiting.rows = news.rows + waiting.rows;
  waiting.count += news.count;
  if (!isRead()) return put();
  show.hidden = false;
  show.textContent = waiting.count === 1 ? 'Show 1 new request' : `Show ${waiting.count} new requests`;
}

async function ask() {
  const address = new URL(bar.dataset.live, location.href);
  address.pathname += '/news';
  address.searchParams.set('after', String(waiting.newest));
  const reply = await fetch(address, { headers: { Accept: 'application/json' } });
  if (reply.ok) take(await reply.json());
}

/** Asks again and again while the page is looked at; a mock platform that is away for a moment is asked later. */
async function beat() {
  if (isOn() && !document.hidden) await ask().catch(() => undefined);
  setTimeout(beat, pace);
}

function live() {
  const words = bar.querySelector('[data-live-words]');
  bar.hidden = false;
  toggle.addEventListener('click', () => {
    toggle.setAttribute('aria-pressed', String(!isOn()));
    words.textContent = isOn() ? 'New requests come in by themselves.' : 'Paused until you press Live.';
  });
  show.addEventListener('click', () => {
    put();
    links()[0]?.focus();
  });
  setTimeout(beat, pace);
}

const steps = { ArrowDown: 1, ArrowUp: -1 };

function walk(event) {
  const all = links();
  const place = all.indexOf(document.activeElement);
  if (place < 0) return;
  const ends = { Home: 0, End: all.length - 1 };
  const to = ends[event.key] ?? place + (steps[event.key] ?? 0);
  if (to === place || !all[to]) return;
  event.preventDefault();
  all[to].focus();
}

/** A page that the playhead led to keeps the focus on the playhead, so that arrows go on. */
function keepPlayhead() {
  if (new URLSearchParams(location.search).has('play')) document.querySelector('[data-playhead]')?.focus();
}

if (bar) live();
rows?.addEventListener('keydown', walk);
keepPlayhead();
