import { Button } from '@stadstegoed/ui/button/button.tsx';
import { ZoomButtons } from '@stadstegoed/ui/viewer/viewer.tsx';
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ModalProps } from '../../support/modals.ts';
import { useTexts } from '../../support/texts.ts';
import { usePartModel } from '../../support/use-view-model.ts';
import { FilePreviewViewModel } from './file-preview.vm.ts';
import type { PdfDocument } from './pdf-document.ts';
import { PreviewViewer } from './preview-viewer.view.tsx';
import { zoomTexts } from './zoom-texts.ts';

/** A pdf, page by page (2 §2). The library that draws it is fetched when this dialog opens. */
export const Modal = observer(function PdfPreviewModal({ params, open, onClose }: ModalProps<'pdf-preview'>) {
  const { source } = params;
  const translate = useTexts();
  const model = usePartModel(FilePreviewViewModel, undefined);
  const [pdf, setPdf] = useState<PdfDocument | null>(null);
  const [isBroken, setBroken] = useState(false);
  const [page, setPage] = useState(1);
  const [zoom, setZoom] = useState(100);
  useEffect(() => model.show(source), [model, source]);
  const place = pdf === null ? source.name : translate('files.viewer.page', { page, pages: pdf.pages });
  const pages = pdf === null ? [] : [translate('files.viewer.pages', { count: pdf.pages })];
  return (
    <PreviewViewer
      model={model}
      source={source}
      open={open}
      onClose={onClose}
      facts={['pdf', ...pages]}
      stageLabel={place}
      isBroken={isBroken}
      isOpening={pdf === null}
      foot={
        <>
          {pdf !== null && pdf.pages > 1 ? (
            <PageButtons page={page} pages={pdf.pages} label={place} onChange={setPage} />
          ) : null}
          <ZoomButtons percent={zoom} onChange={setZoom} texts={zoomTexts(translate)} />
        </>
      }
    >
      {(content) => (
        <Page
          content={content}
          pdf={pdf}
          page={page}
          zoom={zoom}
          label={place}
          onOpened={setPdf}
          onBroken={() => setBroken(true)}
        />
      )}
    </PreviewViewer>
  );
});

interface PageProps {
  readonly content: Blob;
  readonly pdf: PdfDocument | null;
  readonly page: number;
  readonly zoom: number;
  readonly label: string;
  readonly onOpened: (pdf: PdfDocument) => void;
  readonly onBroken: () => void;
}

/** One page as a picture, with its words for screen readers. */
function Page({ content, pdf, page, zoom, label, onOpened, onBroken }: PageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [text, setText] = useState('');
  useOpenPdf(content, onOpened, onBroken);
  const handleBroken = useEffectEvent(onBroken);
  useEffect(() => {
    if (pdf === null || canvas.current === null) return;
    setText('');
    void pdf.draw(page, canvas.current).catch(() => handleBroken());
    void pdf.text(page).then(setText, () => undefined);
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

/** Opens the pdf once, and closes it with the dialog. */
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

function PageButtons(props: {
  readonly page: number;
  readonly pages: number;
  readonly label: string;
  readonly onChange: (page: number) => void;
}) {
  const { page, pages, label, onChange } = props;
  const translate = useTexts();
  const go = (to: number) => onChange(Math.min(pages, Math.max(1, to)));
  return (
    <div className="stads-viewer__tools" role="group" aria-label={translate('files.viewer.pagesLabel')}>
      <Button
        appearance="subtle"
        iconOnly
        aria-label={translate('files.viewer.previousPage')}
        aria-disabled={page === 1 || undefined}
        onClick={() => go(page - 1)}
      >
        <IconChevronLeft stroke={1.5} aria-hidden="true" />
      </Button>
      <span aria-live="polite">{label}</span>
      <Button
        appearance="subtle"
        iconOnly
        aria-label={translate('files.viewer.nextPage')}
        aria-disabled={page === pages || undefined}
        onClick={() => go(page + 1)}
      >
        <IconChevronRight stroke={1.5} aria-hidden="true" />
      </Button>
    </div>
  );
}
