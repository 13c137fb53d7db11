import { Button } from '@stadstegoed/ui/button/button.tsx';
import { ZoomButtons } from '@stadstegoed/ui/viewer/viewer.tsx';
import IconCrop from '@tabler/icons-react/dist/esm/icons/IconCrop.mjs';
import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Modals } from '../../support/app-ports.ts';
import type { ModalProps } from '../../support/modals.ts';
import { useTexts } from '../../support/texts.ts';
import { usePartModel, useService } from '../../support/use-view-model.ts';
import { FilePreviewViewModel } from './file-preview.vm.ts';
import { drawPhoto } from './photo-canvas.ts';
import { PreviewViewer } from './preview-viewer.view.tsx';
import { zoomTexts } from './zoom-texts.ts';

/** A photo, with a way to crop it when it can still be changed (2 §2). */
export const Modal = observer(function ImagePreviewModal({ params, open, onClose }: ModalProps<'image-preview'>) {
  const { source, onCropped } = params;
  const translate = useTexts();
  const modals = useService(Modals);
  const model = usePartModel(FilePreviewViewModel, undefined);
  const [isBroken, setBroken] = useState(false);
  const [zoom, setZoom] = useState(100);
  useEffect(() => model.show(source), [model, source]);
  const content = model.content.value;
  const crop = (): void => {
    if (!(content instanceof Blob) || onCropped === undefined) return;
    const photo = new File([content], source.name, { type: content.type });
    modals.open('photo-cropper', {
      files: [photo],
      onDone: (photos) => photos.forEach(({ file }) => onCropped(file)),
    });
  };
  return (
    <PreviewViewer
      model={model}
      source={source}
      open={open}
      onClose={onClose}
      facts={[translate('files.viewer.photo')]}
      stageLabel={translate('files.viewer.photo')}
      isBroken={isBroken}
      foot={
        <>
          <ZoomButtons percent={zoom} onChange={setZoom} texts={zoomTexts(translate)} />
          {onCropped === undefined || content === null ? null : (
            <Button appearance="subtle" icon={<IconCrop stroke={1.5} aria-hidden="true" />} onClick={crop}>
              {translate('files.viewer.crop')}
            </Button>
          )}
        </>
      }
    >
      {(photo) => <Photo content={photo} zoom={zoom} name={source.name} onBroken={() => setBroken(true)} />}
    </PreviewViewer>
  );
});

function Photo(props: {
  readonly content: Blob;
  readonly zoom: number;
  readonly name: string;
  readonly onBroken: () => void;
}) {
  const { content, zoom, name, onBroken } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const handleBroken = useEffectEvent(onBroken);
  useEffect(() => {
    if (canvas.current !== null) void drawPhoto(content, canvas.current).catch(() => handleBroken());
  }, [content]);
  return (
    <canvas
      ref={canvas}
      className="stads-viewer__page"
      role="img"
      aria-label={name}
      style={{ inlineSize: `min(${zoom}%, ${(48 * zoom) / 100}rem)` }}
    />
  );
}
