import './pdf-needs.ts';
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
