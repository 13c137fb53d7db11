import { Button } from '@stadstegoed/ui/button/button.tsx';
import { Dialog } from '@stadstegoed/ui/dialog/dialog.tsx';
import { Notice } from '@stadstegoed/ui/notice/notice.tsx';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { DialogProps } from '../../lib/app/dialogs.ts';
import { useTexts } from '../../lib/texts/texts.ts';
import { usePartModel } from '../../lib/view-model/use-view-model.ts';
import { CropStage } from './crop-stage.view.tsx';
import { CropTools } from './crop-tools.view.tsx';
import { croppedFile } from './cropped-photo.ts';
import { PhotoCropperViewModel } from './photo-cropper.vm.ts';
import './photo-cropper.css';

/** Crops photos, one after the other (FI-003): the part, its shape, a turn and a zoom, each by pointer, buttons and keys. */
export const Component = observer(function PhotoCropperDialog({ params, open, onClose }: DialogProps<'photo-cropper'>) {
  const translate = useTexts();
  const model = usePartModel(PhotoCropperViewModel, undefined);
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => model.open(params.files), [model, params]);
  const finish = useFinish(model, params.onDone, onClose);
  const { current, files, at, isPdf } = model;
  const use = async (): Promise<void> => {
    if (current === null || canvas.current === null || model.isBusy) return;
    model.setBusy(true);
    try {
      model.use(await croppedFile(canvas.current, { file: current, crop: isPdf ? null : model.crop }));
    } catch {
      model.refuse();
    } finally {
      model.setBusy(false);
    }
  };
  return (
    <Dialog
      open={open}
      onClose={current === null ? finish : onClose}
      title={translate(isPdf ? 'files.cropper.pdfTitle' : 'files.cropper.title')}
      above={current === null ? undefined : placeText(current.name)}
      closeLabel={translate('files.cropper.close')}
      footer={current === null ? <End model={model} onPress={finish} /> : <UseButtons model={model} onUse={use} />}
    >
      <Skipped model={model} />
      {current === null ? null : (
        <>
          <CropStage key={current.name + at} model={model} file={current} canvas={canvas} />
          {isPdf ? <p>{translate('files.cropper.pdfText')}</p> : <CropTools model={model} />}
        </>
      )}
    </Dialog>
  );

  function placeText(name: string): string {
    if (files.length < 2) return name;
    return `${translate('files.cropper.place', { at: at + 1, of: files.length })} · ${name}`;
  }
});

/** Uses the file that is shown or leaves it out. */
const UseButtons = observer(function UseButtons(props: {
  readonly model: PhotoCropperViewModel;
  readonly onUse: () => Promise<void>;
}) {
  const { model, onUse } = props;
  const translate = useTexts();
  const { at, files } = model;
  return (
    <>
      <Button
        appearance="primary"
        icon={<IconCheck stroke={1.5} aria-hidden="true" />}
        busy={(model.isBusy || !model.isDrawn) && translate('files.cropper.busy')}
        onClick={() => void onUse()}
      >
        {translate(at + 1 < files.length ? 'files.cropper.next' : 'files.cropper.use')}
      </Button>
      {files.length > 1 ? (
        <Button appearance="subtle" onClick={model.leaveOut}>
          {translate('files.cropper.leaveOut')}
        </Button>
      ) : null}
    </>
  );
});

/** Closes after a refusal of the last file, which the resident has read. */
function End({ model, onPress }: { readonly model: PhotoCropperViewModel; readonly onPress: () => void }) {
  const translate = useTexts();
  return (
    <Button appearance="primary" onClick={onPress}>
      {translate(model.done.length === 0 ? 'shell.close' : 'shell.next')}
    </Button>
  );
}

/** Files that are no picture; the others stay ready. */
const Skipped = observer(function Skipped({ model }: { readonly model: PhotoCropperViewModel }) {
  const translate = useTexts();
  return (
    <div role="alert" className="cropper__skipped">
      {model.skipped.length === 0 ? null : (
        <Notice kind="negative" title={translate('files.cropper.invalid')}>
          <p>{translate('files.cropper.skipped', { names: model.skipped.join(', ') })}</p>
        </Notice>
      )}
    </div>
  );
});

/** Closes and hands the results over: by itself once every photo was used or left out, or by a press after a refusal. */
function useFinish(
  model: PhotoCropperViewModel,
  onDone: DialogProps<'photo-cropper'>['params']['onDone'],
  onClose: () => void,
): () => void {
  const { isFinished, done } = model;
  const finish = (): void => {
    onClose();
    if (done.length > 0) onDone(done);
  };
  const finishByItself = useEffectEvent(finish);
  useEffect(() => {
    if (isFinished) finishByItself();
  }, [isFinished]);
  return finish;
}
