import IconCamera from '@tabler/icons-react/dist/esm/icons/IconCamera.mjs';
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs';
import { useRef, type RefObject } from 'react';
import { Button } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import { useFileDrop } from './use-file-drop.ts';
import './drop-area.css';

export type DropAreaTexts = {
  /** Before the buttons, for people who drag files: "Sleep uw bestanden hierheen, of kies:". */
  readonly drag: string;
  readonly takePhoto: string;
  readonly choose: string;
  /** While files are over the area: "Laat maar los". */
  readonly release: string;
};

export type DropAreaProps = {
  /** The id of the button that opens the file dialog; an error summary can link to it. */
  readonly id: string;
  readonly texts: DropAreaTexts;
  /** The value of the file control's `accept`. */
  readonly accept: string;
  /** Whether several files can be chosen at once; default true. */
  readonly multiple?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
  readonly 'aria-describedby'?: string | undefined;
};

/**
 * An area to add files: drop them, choose them, or take a photo on a device with a touch screen. Files that are dropped
 * beside it do nothing; the browser would leave the page and open them.
 */
export function DropArea({ id, texts, accept, multiple = true, onFiles, ...described }: DropAreaProps) {
  const { isOver, handlers } = useFileDrop(onFiles);
  const chooser = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  return (
    <div className={classNames('stads-drop', isOver && 'stads-drop--over')} {...handlers}>
      <FileControl control={chooser} accept={accept} multiple={multiple} onFiles={onFiles} />
      <FileControl control={camera} accept="image/*" capture="environment" multiple={false} onFiles={onFiles} />
      <IconUpload size={32} stroke={1.5} aria-hidden="true" />
      <p className="stads-drop__drag">{isOver ? <strong>{texts.release}</strong> : texts.drag}</p>
      <div className="stads-drop__buttons">
        <Button
          className="stads-drop__photo"
          icon={<IconCamera stroke={1.5} aria-hidden="true" />}
          onClick={() => camera.current?.click()}
          {...described}
        >
          {texts.takePhoto}
        </Button>
        <Button
          id={id}
          icon={<IconFileText stroke={1.5} aria-hidden="true" />}
          onClick={() => chooser.current?.click()}
          {...described}
        >
          {texts.choose}
        </Button>
      </div>
    </div>
  );
}

/** The browser's file control, opened by a button: its own text is in the language of the browser, not of the shop. */
function FileControl(props: {
  readonly control: RefObject<HTMLInputElement | null>;
  readonly accept: string;
  readonly multiple: boolean;
  readonly capture?: 'environment';
  readonly onFiles: (files: readonly File[]) => void;
}) {
  const { control, onFiles, ...attributes } = props;
  return (
    <input
      ref={control}
      type="file"
      hidden
      {...attributes}
      onChange={({ currentTarget }) => {
        onFiles([...(currentTarget.files ?? [])]);
        // Choosing the same file again, after it was removed, must be a change.
        currentTarget.value = '';
      }}
    />
  );
}
