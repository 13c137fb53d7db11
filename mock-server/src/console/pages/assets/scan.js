// Reads a QR code in a chosen picture, or in what the webcam sees, and lets the phone scan it. Only some browsers can; the others are
// told so. Without this file the code that waits is chosen, pasted or typed.
const kind = 'qr_code';
/** Milliseconds between two looks through the webcam. */
const pace = 200;

async function detector() {
  if (!('BarcodeDetector' in globalThis)) return null;
  const kinds = await BarcodeDetector.getSupportedFormats();
  return kinds.includes(kind) ? new BarcodeDetector({ formats: [kind] }) : null;
}

/** What the first QR code of a picture holds; null when there is none. */
async function read(reader, picture) {
  const [found] = await reader.detect(picture);
  return found?.rawValue || null;
}

/** Why the browser gives no webcam, in words. */
const refusals = {
  NotAllowedError: 'The browser did not allow the webcam. Allow it for this address, or choose a picture.',
  NotFoundError: 'This machine has no webcam.',
  NotReadableError: 'Another program has the webcam.',
};

function scanned(form, text) {
  form.elements.scan.value = text;
  form.submit();
}

function offerPictures(form, reader, say) {
  const chosen = form.querySelector('input[type=file]');
  chosen.addEventListener('change', async () => {
    const [file] = chosen.files;
    if (!file) return;
    const text = await createImageBitmap(file)
      .then((picture) => read(reader, picture))
      .catch(() => undefined);
    if (text) scanned(form, text);
    else say(text === null ? 'There is no QR code in this picture.' : 'This picture cannot be read.');
  });
}

/** The webcam of this page: at most one stream, that ends when it is stopped, when a code is found and when the page is left. */
function offerWebcam(form, reader, say) {
  const button = form.querySelector('[data-webcam]');
  const video = form.querySelector('video');
  let stream = null;
  let asked = 0;

  const stop = (words = '') => {
    asked += 1;
    for (const track of stream?.getTracks() ?? []) track.stop();
    stream = null;
    video.srcObject = null;
    video.hidden = true;
    button.lastElementChild.textContent = 'Use the webcam';
    say(words);
  };
  const look = async (mine) => {
    if (stream !== mine) return;
    const text = video.readyState >= 2 ? await read(reader, video).catch(() => null) : null;
    if (stream !== mine) return;
    if (!text) {
      setTimeout(look, pace, mine);
      return;
    }
    stop('Found a code.');
    scanned(form, text);
  };
  const start = async () => {
    if (!navigator.mediaDevices) {
      say('The browser gives a webcam on localhost and on https only.');
      return;
    }
    const mine = (asked += 1);
    say('Waits for the webcam…');
    let given;
    try {
      given = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
    } catch (refusal) {
      if (mine === asked) stop(refusals[refusal.name] ?? `The webcam does not start: ${refusal.message}`);
      return;
    }
    if (mine !== asked) {
      for (const track of given.getTracks()) track.stop();
      return;
    }
    stream = given;
    video.srcObject = given;
    video.hidden = false;
    await video.play().catch(() => undefined);
    button.lastElementChild.textContent = 'Stop the webcam';
    say('Hold a QR code in front of the webcam.');
    void look(given);
  };
  button.addEventListener('click', () => (stream ? stop('The webcam is off.') : void start()));
  globalThis.addEventListener('pagehide', () => stop());
  document.addEventListener('visibilitychange', () => document.hidden && stream && stop('The webcam is off.'));
}

async function offerCamera(form) {
  const note = form.querySelector('[role=status]');
  const say = (words) => {
    note.textContent = words;
  };
  const reader = await detector();
  form.hidden = false;
  if (!reader) {
    form.querySelector('[data-can-read]').hidden = true;
    say(
      'This browser cannot read QR codes, so no picture and no webcam: it has no BarcodeDetector. On the phone you can paste what a code holds.',
    );
    return;
  }
  offerPictures(form, reader, say);
  offerWebcam(form, reader, say);
}

/** The keypad types into the boxes, and a whole code is looked up at once; without this each key is a page. */
function runKeypad(form) {
  const boxes = form.elements.code;
  const full = () => boxes.value.length === boxes.maxLength;
  const put = (digits) => {
    boxes.value = digits;
    boxes.removeAttribute('aria-invalid');
    if (full()) form.submit();
  };
  form.addEventListener('submit', (event) => {
    const key = event.submitter?.name === 'key' ? event.submitter.value : null;
    if (key === null) return;
    event.preventDefault();
    put(key === 'wis' ? boxes.value.slice(0, -1) : (full() ? '' : boxes.value) + key);
  });
  boxes.addEventListener('input', () => put(boxes.value.replaceAll(/\D/g, '')));
}

for (const form of document.querySelectorAll('[data-scan-picture]')) void offerCamera(form);
for (const form of document.querySelectorAll('[data-code]')) runKeypad(form);
