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

const endTracks = (stream) => {
  for (const track of stream.getTracks()) track.stop();
};

/** The webcam of this page: at most one stream, that ends when it is stopped, when a code is found and when the page is left. */
class Webcam {
  #stream = null;
  /** How often it was started or stopped: an answer to an earlier question is too late. */
  #asked = 0;

  constructor(form, reader, say) {
    this.form = form;
    this.reader = reader;
    this.say = say;
    this.button = form.querySelector('[data-webcam]');
    this.video = form.querySelector('video');
  }

  get isOn() {
    return this.#stream !== null;
  }

  async start() {
    if (!navigator.mediaDevices) {
      this.say('The browser gives a webcam on localhost and on https only.');
      return;
    }
    const mine = (this.#asked += 1);
    this.say('Waits for the webcam…');
    let given;
    try {
      given = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
    } catch (refusal) {
      if (mine === this.#asked) this.stop(refusals[refusal.name] ?? `The webcam does not start: ${refusal.message}`);
      return;
    }
    if (mine === this.#asked) await this.#show(given);
    else endTracks(given);
  }

  stop(words = '') {
    this.#asked += 1;
    if (this.#stream) endTracks(this.#stream);
    this.#stream = null;
    this.video.srcObject = null;
    this.video.hidden = true;
    this.button.lastElementChild.textContent = 'Use the webcam';
    this.say(words);
  }

  async #show(given) {
    this.#stream = given;
    this.video.srcObject = given;
    this.video.hidden = false;
    await this.video.play().catch(() => undefined);
    if (this.#stream !== given) return;
    this.button.lastElementChild.textContent = 'Stop the webcam';
    this.say('Hold a QR code in front of the webcam.');
    void this.#look(given);
  }

  async #look(given) {
    if (this.#stream !== given) return;
    const text = this.video.readyState >= 2 ? await read(this.reader, this.video).catch(() => null) : null;
    if (this.#stream !== given) return;
    if (!text) {
      setTimeout(() => void this.#look(given), pace);
      return;
    }
    this.stop('Found a code.');
    scanned(this.form, text);
  }
}

function offerWebcam(form, reader, say) {
  const webcam = new Webcam(form, reader, say);
  webcam.button.addEventListener('click', () =>
    webcam.isOn ? webcam.stop('The webcam is off.') : void webcam.start(),
  );
  globalThis.addEventListener('pagehide', () => webcam.stop());
  document.addEventListener(
    'visibilitychange',
    () => document.hidden && webcam.isOn && webcam.stop('The webcam is off.'),
  );
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
