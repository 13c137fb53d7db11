// Sends a described call to this world and shows what came back.
const form = document.getElementById('try');
const answer = document.getElementById('answer');

const fields = () => [...form.querySelectorAll('[data-place]')].filter((field) => field.value !== '');

function addressOf() {
  let path = form.dataset.path;
  const query = new URLSearchParams();
  for (const field of fields()) {
    if (field.dataset.place === 'path') path = path.replace(`{${field.name}}`, encodeURIComponent(field.value));
    else query.append(field.name, field.value);
  }
  return query.size > 0 ? `${path}?${query}` : path;
}

async function tokenOf(persona) {
  if (persona === '') return null;
  const reply = await fetch(`/_mock/api/residents/${persona}/session`, { method: 'POST' });
  return reply.ok ? (await reply.json()).access_token : null;
}

async function requestOf() {
  const token = await tokenOf(form.elements['-as'].value);
  const body = form.elements['-body']?.value;
  return {
    method: form.dataset.method,
    headers: {
      Accept: 'application/json',
      'Accept-Language': 'nl',
      'Client-Key': form.elements['-tenant'].value,
      'Client-Type': 'webshop',
      ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body }),
  };
}

const readable = (text) => {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
};

function show(reply, text, took) {
  const code = answer.querySelector('[data-code]');
  answer.hidden = false;
  code.textContent = String(reply.status);
  code.className = `status s${String(reply.status).slice(0, 1)}`;
  answer.querySelector('[data-took]').textContent = `${took} ms`;
  answer.querySelector('[data-body]').textContent = text === '' ? '(empty)' : readable(text);
}

const quoted = (text) => `'${text.replaceAll("'", `'\\''`)}'`;

function curlOf(address, request) {
  const headers = Object.entries(request.headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`);
  const body = request.body === undefined ? [] : [`--data ${quoted(request.body)}`];
  return ['curl', '-X', request.method, quoted(new URL(address, location.href).href), ...headers, ...body].join(' ');
}

const validations = {
  described: 'as described',
  request: 'request not as described',
  answer: 'answer not as described',
  fault: 'by a fault',
  unchecked: 'not checked',
};

/** What the log says of the call that was sent: its number, what the description says of it, and whether it can be undone. */
async function notifyOfLog(wanted) {
  const query = new URLSearchParams({ q: `operation:${form.dataset.operation}` });
  const reply = await fetch(`/_mock/api/requests?${query}`);
  const sent = reply.ok ? (await reply.json()).requests.findLast(({ method }) => method === wanted) : undefined;
  const link = answer.querySelector('[data-log]');
  const undo = answer.querySelector('[data-undo]');
  link.hidden = !sent;
  undo.hidden = !sent || sent.method === 'GET' || sent.transactions.length === 0;
  answer.querySelector('[data-validation]').textContent = sent ? validations[sent.validation] : '';
  if (!sent) return;
  link.href = `/_mock/requests?n=${sent.id}`;
  link.textContent = `Request ${sent.id}`;
  undo.elements.before_request.value = sent.id;
}

let last = '';

const moment = () => Number(document.timeline.currentTime ?? 0);

async function send() {
  const [address, request] = [addressOf(), await requestOf()];
  const began = moment();
  const reply = await fetch(address, request);
  show(reply, await reply.text(), Math.round(moment() - began));
  last = curlOf(address, request);
  await notifyOfLog(request.method);
}

form?.addEventListener('submit', (event) => {
  event.preventDefault();
  void send();
});

answer?.querySelector('[data-curl]')?.addEventListener('click', () => void navigator.clipboard.writeText(last));
