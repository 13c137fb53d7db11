import { Button } from '@stadstegoed/ui/button/button.tsx';
import { ZoomButtons } from '@stadstegoed/ui/viewer/viewer.tsx';
import IconCrop from '@tabler/icons-react/dist/esm/icons/IconCrop.mjs';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Dialogs, type DialogProps } from '../../lib/app/dialogs.ts';
import { isPdf } from '../../lib/upload/file-preview.ts';
import { type PreviewFile, type PreviewParams, type PreviewSource } from '../../lib/upload/preview-params.ts';
import { useTexts, type Translate } from '../../lib/texts/texts.ts';
import { usePartModel, useService } from '../../lib/view-model/use-view-model.ts';
import { FilePreviewViewModel } from './file-preview.vm.ts';
import type { PdfDocument } from './pdf-document.ts';
import { PdfStage } from './pdf-stage.view.tsx';
import { PhotoStage } from './photo-stage.view.tsx';
import { PreviewViewer } from './preview-viewer.view.tsx';
import { StepButtons } from './step-buttons.view.tsx';
import { zoomTexts } from './zoom-texts.ts';

/** What the resident sees of a file. */
interface Seen {
  readonly source: PreviewSource;
  /** Null until it is opened, and for a photo. */
  readonly pdf: PdfDocument | null;
  readonly page: number;
  /** Whether the resident went to another page, which is announced. */
  readonly wasTurned: boolean;
  /** In percent. */
  readonly zoom: number;
  readonly isBroken: boolean;
}

/** A pdf page by page or a photo, with a way to the other files of its list. */
export const FilePreview = observer(function FilePreview(props: DialogProps<'pdf-preview' | 'image-preview'>) {
  const { params, open, onClose } = props;
  const translate = useTexts();
  const model = usePartModel(FilePreviewViewModel, undefined);
  const list = useFileList(params);
  const { source } = list.file;
  const [seen, change] = useSeen(source);
  useEffect(() => model.show(source), [model, source]);
  const hasPages = isPdf(source);
  const place = placeOf(seen, hasPages, translate);
  return (
    <PreviewViewer
      model={model}
      source={source}
      open={open}
      onClose={onClose}
      onStep={list.go}
      facts={factsOf(seen, hasPages, translate)}
      stageLabel={place}
      isBroken={seen.isBroken}
      isOpening={hasPages && seen.pdf === null}
      foot={<Tools list={list} seen={seen} place={place} model={model} change={change} />}
    >
      {(content) =>
        hasPages ? (
          <PdfStage
            content={content}
            pdf={seen.pdf}
            page={seen.page}
            zoom={seen.zoom}
            label={place}
            onOpened={(pdf) => change({ pdf })}
            onBroken={() => change({ isBroken: true })}
          />
        ) : (
          <PhotoStage
            content={content}
            zoom={seen.zoom}
            name={source.name}
            onBroken={() => change({ isBroken: true })}
          />
        )
      }
    </PreviewViewer>
  );
});

function placeOf({ pdf, page, source }: Seen, hasPages: boolean, translate: Translate): string {
  if (!hasPages) return translate('files.viewer.photo');
  return pdf === null ? source.name : translate('files.viewer.page', { page, pages: pdf.pages });
}

function factsOf({ pdf }: Seen, hasPages: boolean, translate: Translate): readonly string[] {
  if (!hasPages) return [translate('files.viewer.photo')];
  return ['pdf', ...(pdf === null ? [] : [translate('files.viewer.pages', { count: pdf.pages })])];
}

/** The file that is shown and the way to the others. */
interface FileList {
  readonly file: PreviewFile;
  /** The position of the file, from 1. */
  readonly at: number;
  readonly count: number;
  /** Whether the resident went to another file, which is announced. */
  readonly wasChanged: boolean;
  /** Goes a number of files on, or back; nothing at the end. */
  readonly go: (step: number) => void;
}

/** The list of files, which begins anew with each opening. */
function useFileList(params: PreviewParams): FileList {
  const [chosen, setChosen] = useState<{ readonly of: PreviewParams; readonly index: number } | null>(null);
  const files = params.among ?? [params];
  const isOpened = ({ source }: PreviewFile) => source.name === params.source.name && source.uid === params.source.uid;
  const index = chosen?.of === params ? chosen.index : Math.max(0, files.findIndex(isOpened));
  return {
    file: files[index] ?? params,
    at: index + 1,
    count: files.length,
    wasChanged: chosen?.of === params,
    go: (step) => {
      const to = index + step;
      if (to >= 0 && to < files.length) setChosen({ of: params, index: to });
    },
  };
}

/** What is seen of a file; another file begins anew, and what comes late of the one before is dropped. */
function useSeen(source: PreviewSource): readonly [Seen, (part: Partial<Omit<Seen, 'source'>>) => void] {
  const fresh: Seen = { source, pdf: null, page: 1, wasTurned: false, zoom: 100, isBroken: false };
  const [seen, setSeen] = useState(fresh);
  if (seen.source !== source) setSeen(fresh);
  const change = (part: Partial<Omit<Seen, 'source'>>): void =>
    setSeen((before) => (before.source === source ? { ...before, ...part } : before));
  return [seen.source === source ? seen : fresh, change];
}

interface ToolsProps {
  readonly list: FileList;
  readonly seen: Seen;
  readonly place: string;
  readonly model: FilePreviewViewModel;
  readonly change: (part: Partial<Omit<Seen, 'source'>>) => void;
}

/** The controls below the file. Those of the list stay when a file cannot be shown. */
const Tools = observer(function Tools({ list, seen, place, model, change }: ToolsProps) {
  const translate = useTexts();
  const { pdf, page, zoom } = seen;
  const position = translate('files.viewer.file', { at: list.at, count: list.count });
  return (
    <>
      {list.count === 1 ? null : (
        <StepButtons
          at={list.at}
          of={list.count}
          onChange={(at) => list.go(at - list.at)}
          texts={{
            label: translate('files.viewer.files'),
            previous: translate('files.viewer.previousFile'),
            next: translate('files.viewer.nextFile'),
            position,
          }}
          spoken={list.wasChanged ? spokenFile(list, translate) : ''}
        />
      )}
      {pdf !== null && pdf.pages > 1 && !seen.isBroken ? (
        <StepButtons
          at={page}
          of={pdf.pages}
          onChange={(to) => change({ page: to, wasTurned: true })}
          texts={{
            label: translate('files.viewer.pagesLabel'),
            previous: translate('files.viewer.previousPage'),
            next: translate('files.viewer.nextPage'),
            position: place,
          }}
          spoken={seen.wasTurned ? place : ''}
        />
      ) : null}
      {seen.isBroken ? null : (
        <ZoomButtons percent={zoom} onChange={(to) => change({ zoom: to })} texts={zoomTexts(translate)} />
      )}
      <CropButton list={list} seen={seen} model={model} />
    </>
  );
});

function spokenFile({ file, at, count }: FileList, translate: Translate): string {
  return translate('files.viewer.fileSpoken', { name: file.source.name, at, count });
}

/** Opens the cropper with the photo that is shown. */
const CropButton = observer(function CropButton({ list, seen, model }: Pick<ToolsProps, 'list' | 'seen' | 'model'>) {
  const translate = useTexts();
  const dialogs = useService(Dialogs);
  const { source, onCropped } = list.file;
  const content = model.contentOf(source);
  if (onCropped === undefined || seen.isBroken || isPdf(source) || !(content instanceof Blob)) return null;
  const crop = (): void => {
    const photo = new File([content], source.name, { type: content.type });
    dialogs.open('photo-cropper', {
      files: [photo],
      onDone: (photos) => photos.forEach(({ file }) => onCropped(file)),
    });
  };
  return (
    <Button appearance="subtle" icon={<IconCrop stroke={1.5} aria-hidden="true" />} onClick={crop}>
      {translate('files.viewer.crop')}
    </Button>
  );
});
