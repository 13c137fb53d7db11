// Reads a QR code in a chosen picture and lets the phone scan it. Only some browsers can; the others are told so.
const kind = 'qr_code';

async function detector() {
  if (!('BarcodeDetector' in globalThis)) return null;
  const kinds = await BarcodeDetector.getSupportedFormats();
  return kinds.includes(kind) ? new BarcodeDetector({ formats: [kind] }) : null;
}

/** What the first QR code of a picture holds; null when there is none. */
async function readPicture(reader, file) {
  const [found] = await reader.detect(await createImageBitmap(file));
  return found?.rawValue || null;
}

async function offerPictures(form) {
  const note = form.querySelector('[role=status]');
  const chosen = form.querySelector('input[type=file]');
  const reader = await detector();
  form.hidden = false;
  if (!reader) {
    chosen.closest('label').hidden = true;
    note.textContent = 'This browser cannot read a QR code in a picture. On the phone you can paste what it holds.';
    return;
  }
  chosen.addEventListener('change', async () => {
    const [file] = chosen.files;
    if (!file) return;
    const text = await readPicture(reader, file).catch(() => undefined);
    if (text) {
      form.elements.scan.value = text;
      form.submit();
      return;
    }
    note.textContent = text === null ? 'There is no QR code in this picture.' : 'This picture cannot be read.';
  });
}

for (const form of document.querySelectorAll('[data-scan-picture]')) void offerPictures(form);
