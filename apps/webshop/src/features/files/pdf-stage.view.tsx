import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PdfDocument } from './pdf-document.ts';

export interface PdfStageProps {
  readonly content: Blob;
  readonly pdf: PdfDocument | null;
  readonly page: number;
  readonly zoom: number;
  readonly label: string;
  readonly onOpened: (pdf: PdfDocument) => void;
  readonly onBroken: () => void;
}

/** One page of a pdf as a picture, with its words for screen readers. The library that draws it is fetched here. */
export function PdfStage({ content, pdf, page, zoom, label, onOpened, onBroken }: PdfStageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [text, setText] = useState('');
  useOpenPdf(content, onOpened, onBroken);
  const handleBroken = useEffectEvent(onBroken);
  useEffect(() => {
    if (pdf === null || canvas.current === null) return;
    let isOver = false;
    setText('');
    void pdf.draw(page, canvas.current).catch(() => {
      if (!isOver) handleBroken();
    });
    void pdf.text(page).then(
      (words) => {
        if (!isOver) setText(words);
      },
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [pdf, page]);
  return (
    <>
      <canvas
        ref={canvas}
        className="stads-viewer__page"
        hidden={pdf === null}
        role="img"
        aria-label={label}
        style={{ inlineSize: `min(${zoom}%, ${(42 * zoom) / 100}rem)` }}
      />
      <p className="visually-hidden">{text}</p>
    </>
  );
}

/** Opens the pdf once, and closes it with the stage. */
function useOpenPdf(content: Blob, onOpened: (pdf: PdfDocument) => void, onBroken: () => void): void {
  const handleOpened = useEffectEvent(onOpened);
  const handleBroken = useEffectEvent(onBroken);
  useEffect(() => {
    let isOver = false;
    let opened: PdfDocument | null = null;
    const open = async (): Promise<void> => {
      const { openPdf } = await import('./pdf-document.ts');
      opened = await openPdf(content);
      if (isOver) opened.close();
      else handleOpened(opened);
    };
    open().catch(() => {
      if (!isOver) handleBroken();
    });
    return () => {
      isOver = true;
      opened?.close();
    };
  }, [content]);
}
