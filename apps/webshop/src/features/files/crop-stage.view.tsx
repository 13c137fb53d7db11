import type { ChosenFile } from '@stadstegoed/core/shared/chosen-file.ts';
import { Announcer } from '@stadstegoed/ui/announcer/announcer.tsx';
import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, type KeyboardEvent, type RefObject } from 'react';
import ReactCrop from 'react-image-crop';
import { useTexts } from '../../lib/texts/texts.ts';
import { drawPhoto } from './photo-canvas.ts';
import type { PhotoCropperViewModel } from './photo-cropper.vm.ts';
import 'react-image-crop/dist/ReactCrop.css';

export interface CropStageProps {
  readonly model: PhotoCropperViewModel;
  readonly file: ChosenFile;
  readonly canvas: RefObject<HTMLCanvasElement | null>;
}

/** The photo, turned and enlarged, with the frame of the part that is kept. A pdf shows its first page without a frame. */
export const CropStage = observer(function CropStage({ model, file, canvas }: CropStageProps) {
  const translate = useTexts();
  useDrawn(model, file, canvas);
  const { crop, aspect, zoom, isPdf, isDrawn, size } = model;
  // The whole photo fits in the stage at 100%.
  const widest = `calc(var(--cropper-height) * ${((size.width / size.height) * zoom) / 100})`;
  const spoken = translate('files.cropper.spoken', { width: Math.round(crop.width), height: Math.round(crop.height) });
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === '+' || event.key === '=') model.grow();
    else if (event.key === '-') model.shrink();
  };
  const picture = <canvas ref={canvas} role="img" aria-label={file.name} className="cropper__picture" />;
  return (
    <div className="cropper__stage" aria-busy={!isDrawn}>
      <div
        className="cropper__zoom"
        role="presentation"
        style={{ inlineSize: `min(${zoom}%, ${widest})` }}
        onKeyDown={handleKeyDown}
      >
        {isPdf ? (
          picture
        ) : (
          <ReactCrop
            crop={{ ...crop, unit: '%' }}
            onChange={(_pixels, { x, y, width, height }) => model.setCrop({ x, y, width, height })}
            {...(aspect === null ? {} : { aspect })}
            ruleOfThirds
            keepSelection
            minWidth={24}
            minHeight={24}
            ariaLabels={frameTexts(translate)}
          >
            {picture}
          </ReactCrop>
        )}
      </div>
      <Announcer polite={isDrawn && !isPdf ? spoken : ''} />
    </div>
  );
});

/** Draws the file when it or its turn changes; skips a file that is no picture. */
function useDrawn(model: PhotoCropperViewModel, file: ChosenFile, canvas: RefObject<HTMLCanvasElement | null>): void {
  const { quarters, isPdf } = model;
  const draw = useEffectEvent(async (isOver: () => boolean): Promise<void> => {
    if (canvas.current === null || !(file instanceof Blob)) return;
    try {
      await (isPdf ? drawFirstPage(file, canvas.current) : drawPhoto(file, canvas.current, { quarters, isOver }));
      if (!isOver()) model.drawn(canvas.current);
    } catch {
      if (!isOver()) model.refuse();
    }
  });
  useEffect(() => {
    let over = false;
    void draw(() => over);
    return () => {
      over = true;
    };
  }, [file, quarters]);
}

async function drawFirstPage(file: Blob, canvas: HTMLCanvasElement): Promise<void> {
  const { openPdf } = await import('./pdf-document.ts');
  const pdf = await openPdf(file);
  try {
    await pdf.draw(1, canvas);
  } finally {
    pdf.close();
  }
}

function frameTexts(translate: ReturnType<typeof useTexts>) {
  return {
    cropArea: translate('files.cropper.frame'),
    nwDragHandle: translate('files.cropper.handle.nw'),
    nDragHandle: translate('files.cropper.handle.n'),
    neDragHandle: translate('files.cropper.handle.ne'),
    eDragHandle: translate('files.cropper.handle.e'),
    seDragHandle: translate('files.cropper.handle.se'),
    sDragHandle: translate('files.cropper.handle.s'),
    swDragHandle: translate('files.cropper.handle.sw'),
    wDragHandle: translate('files.cropper.handle.w'),
  };
}
