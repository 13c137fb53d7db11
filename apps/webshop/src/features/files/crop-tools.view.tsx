import type { CropShape } from '@stadstegoed/core/files/crop.ts';
import { Button } from '@stadstegoed/ui/button/button.tsx';
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconRotate from '@tabler/icons-react/dist/esm/icons/IconRotate.mjs';
import IconRotateClockwise from '@tabler/icons-react/dist/esm/icons/IconRotateClockwise.mjs';
import { observer } from 'mobx-react-lite';
import { useId, type ReactNode } from 'react';
import { useTexts } from '../../lib/texts/texts.ts';
import type { TextKey } from '../../texts/text-keys.ts';
import type { PhotoCropperViewModel } from './photo-cropper.vm.ts';

const SHAPES: readonly { readonly shape: CropShape; readonly text: TextKey }[] = [
  { shape: 'free', text: 'files.cropper.free' },
  { shape: 'a4', text: 'files.cropper.a4' },
  { shape: 'square', text: 'files.cropper.square' },
];

/** The same as dragging, by buttons: the shape, the place and size of the frame, a turn, the zoom, and begin again. */
export const CropTools = observer(function CropTools({ model }: { readonly model: PhotoCropperViewModel }) {
  const translate = useTexts();
  const zoomId = useId();
  return (
    <div className="cropper__tools">
      <div className="cropper__shapes" role="group" aria-label={translate('files.cropper.shape')}>
        {SHAPES.map(({ shape, text }) => (
          <button key={shape} type="button" aria-pressed={model.shape === shape} onClick={() => model.setShape(shape)}>
            {translate(text)}
          </button>
        ))}
      </div>
      <div className="cropper__buttons" role="group" aria-label={translate('files.cropper.frameButtons')}>
        <ToolButton text="files.cropper.left" onPress={() => model.move(-1, 0)}>
          <IconArrowLeft stroke={1.5} aria-hidden="true" />
        </ToolButton>
        <ToolButton text="files.cropper.right" onPress={() => model.move(1, 0)}>
          <IconArrowRight stroke={1.5} aria-hidden="true" />
        </ToolButton>
        <ToolButton text="files.cropper.up" onPress={() => model.move(0, -1)}>
          <IconArrowUp stroke={1.5} aria-hidden="true" />
        </ToolButton>
        <ToolButton text="files.cropper.down" onPress={() => model.move(0, 1)}>
          <IconArrowDown stroke={1.5} aria-hidden="true" />
        </ToolButton>
        <ToolButton text="files.cropper.shrink" onPress={model.shrink}>
          <IconMinus stroke={1.5} aria-hidden="true" />
        </ToolButton>
        <ToolButton text="files.cropper.grow" onPress={model.grow}>
          <IconPlus stroke={1.5} aria-hidden="true" />
        </ToolButton>
      </div>
      <div className="cropper__buttons">
        <ToolButton text="files.cropper.turnLeft" onPress={() => model.turn(-1)}>
          <IconRotate stroke={1.5} aria-hidden="true" />
        </ToolButton>
        <ToolButton text="files.cropper.turnRight" onPress={() => model.turn(1)}>
          <IconRotateClockwise stroke={1.5} aria-hidden="true" />
        </ToolButton>
        <Button appearance="subtle" icon={<IconArrowBackUp stroke={1.5} aria-hidden="true" />} onClick={model.reset}>
          {translate('files.cropper.again')}
        </Button>
      </div>
      <div className="cropper__slider">
        <label htmlFor={zoomId}>{translate('files.cropper.zoom')}</label>
        <input
          id={zoomId}
          type="range"
          min={100}
          max={300}
          step={10}
          value={model.zoom}
          aria-valuetext={`${`${model.zoom}%`}`}
          onChange={({ target }) => model.setZoom(Number(target.value))}
        />
        <span aria-hidden="true">{`${model.zoom}%`}</span>
      </div>
    </div>
  );
});

function ToolButton(props: { readonly text: TextKey; readonly onPress: () => void; readonly children: ReactNode }) {
  const translate = useTexts();
  return (
    <Button appearance="subtle" iconOnly aria-label={translate(props.text)} onClick={props.onPress}>
      {props.children}
    </Button>
  );
}
