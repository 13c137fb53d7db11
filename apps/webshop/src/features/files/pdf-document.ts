import './pdf-needs.ts';
import { pdfScale } from '@stadstegoed/core/files/picture-size.ts';
import { getDocument, GlobalWorkerOptions, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
// oxlint-disable-next-line import/default -- the bundler makes a file of the worker and exports its address
import workerUrl from './pdf.worker.ts?worker&url';

// The legacy build: residents' phones lack what the modern one expects. The worker is a file of the shop itself (script-src 'self').
GlobalWorkerOptions.workerSrc = workerUrl;

/** An open pdf. Imported lazily only: the library is larger than the rest of the shop. */
export interface PdfDocument {
  readonly pages: number;
  /** Draws a page at scale 1.5, at most 1000 pixels on its longest side. Pages count from 1. */
  draw(page: number, canvas: HTMLCanvasElement): Promise<void>;
  /** The words of a page, for screen readers; empty for a scan. */
  text(page: number): Promise<string>;
  close(): void;
}

/** Opens a pdf; rejects when the content is not one, or has a password. */
export async function openPdf(content: Blob): Promise<PdfDocument> {
  const task = getDocument({
    data: new Uint8Array(await content.arrayBuffer()),
    // The policy of the shop allows no WebAssembly; the library has JavaScript for the same pictures.
    useWasm: false,
    enableXfa: false,
    verbosity: 0,
  });
  const pdf = await task.promise;
  return {
    pages: pdf.numPages,
    draw: newestOf((page: number, canvas: HTMLCanvasElement) => draw(pdf, page, canvas)),
    text: (page) => textOf(pdf, page),
    close: () => void task.destroy(),
  };
}

/**
 * Drawings one after the other, because the library refuses two at once on one canvas. One that is overtaken while it waits is
 * left out.
 */
function newestOf<Given extends readonly unknown[]>(
  work: (...given: Given) => Promise<void>,
): (...given: Given) => Promise<void> {
  let last = Promise.resolve();
  let newest = 0;
  return (...given) => {
    newest += 1;
    const own = newest;
    const begin = (): Promise<void> | undefined => (own === newest ? work(...given) : undefined);
    last = last.then(begin, begin);
    return last;
  };
}

async function draw(pdf: PDFDocumentProxy, number: number, canvas: HTMLCanvasElement): Promise<void> {
  const page = await pdf.getPage(number);
  const { width, height } = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: pdfScale({ width, height }) });
  canvas.width = Math.floor(viewport.width);
  canvas.height = Math.floor(viewport.height);
  await page.render({ canvas, viewport }).promise;
}

async function textOf(pdf: PDFDocumentProxy, number: number): Promise<string> {
  const { items } = await (await pdf.getPage(number)).getTextContent();
  return items
    .map((item) => ('str' in item ? item.str : ''))
    .join(' ')
    .trim();
}
