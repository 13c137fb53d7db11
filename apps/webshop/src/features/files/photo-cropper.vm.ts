import {
  aspectOf,
  largestCrop,
  movedCrop,
  scaledCrop,
  WHOLE,
  type Crop,
  type CropShape,
} from '@stadstegoed/core/files/crop.ts';
import { canCrop, type PixelSize } from '@stadstegoed/core/files/picture-size.ts';
import { extensionOf } from '@stadstegoed/core/files/upload-limits.ts';
import type { ChosenFile } from '@stadstegoed/core/shared/chosen-file.ts';
import { makeAutoObservable, observableRef } from 'mobx';
import type { CroppedFile } from '../../lib/upload/cropped-file.ts';
import type { ViewModel } from '../../lib/view-model/view-model.ts';

/** One step of the arrow buttons and of plus and minus. */
const STEP = { percent: 5, scale: 1.1 } as const;

/** The zoom of the photo, in percent. */
const ZOOM = { least: 100, most: 300 } as const;

/**
 * The photos that are cropped, one after the other. Files that are no photo are skipped with an error; a pdf is shown but not
 * cropped. Knows the part, the shape, the turn and the zoom; the view draws them.
 */
export class PhotoCropperViewModel implements ViewModel<undefined> {
  static readonly dependencies = [] as const;
  /** The names of the files that were skipped. */
  skipped: readonly string[] = [];
  /** The accepted files, in the order in which they are cropped. */
  files: readonly ChosenFile[] = [];
  /** The place of the current file; the number of files when all are done. */
  at = 0;
  done: readonly CroppedFile[] = [];
  crop: Crop = WHOLE;
  shape: CropShape = 'free';
  /** Quarter turns clockwise, 0 to 3. */
  quarters = 0;
  zoom: number = ZOOM.least;
  /** Whether every file was used or left out; not when the last one was refused, which the resident has to read first. */
  isFinished = false;
  /** Whether the current file stands on the screen as it was turned; before that there is nothing to cut. */
  isDrawn = false;
  /** Whether the result of the current file is being made. */
  isBusy = false;
  /** The size of the photo as it is drawn, after its turn. */
  size: PixelSize = { width: 1, height: 1 };

  constructor() {
    makeAutoObservable(
      this,
      { skipped: observableRef, files: observableRef, done: observableRef, crop: observableRef, size: observableRef },
      { autoBind: true },
    );
  }

  start(): void {
    // `open` names the files.
  }

  stop(): void {
    // Nothing to stop.
  }

  /** Starts with the files that the cropper accepts. */
  open(files: readonly ChosenFile[]): void {
    this.files = files.filter(({ name }) => canCrop(name));
    this.skipped = files.filter(({ name }) => !canCrop(name)).map(({ name }) => name);
    this.at = 0;
    this.done = [];
    this.isFinished = false;
    this.#begin();
  }

  /** The file that is shown; null when all are done. */
  get current(): ChosenFile | null {
    return this.files[this.at] ?? null;
  }

  get isPdf(): boolean {
    return extensionOf(this.current?.name ?? '') === 'pdf';
  }

  /** Width divided by height of the part; null when it is free. */
  get aspect(): number | null {
    return aspectOf(this.shape, this.size);
  }

  /** Called when the photo was drawn: its size after the turn. */
  drawn({ width, height }: PixelSize): void {
    const size = { width, height };
    this.size = size;
    this.isDrawn = true;
    this.crop = largestCrop(this.shape, size);
  }

  setCrop(crop: Crop): void {
    this.crop = crop;
  }

  /** Moves the part one step: -1, 0 or 1 to the right and down. */
  move(right: number, down: number): void {
    this.crop = movedCrop(this.crop, right * STEP.percent, down * STEP.percent);
  }

  grow(): void {
    this.crop = scaledCrop(this.crop, STEP.scale);
  }

  shrink(): void {
    this.crop = scaledCrop(this.crop, 1 / STEP.scale);
  }

  setShape(shape: CropShape): void {
    this.shape = shape;
    this.crop = largestCrop(shape, this.size);
  }

  /** Turns the photo a quarter: 1 to the right, -1 to the left. */
  turn(direction: 1 | -1): void {
    this.quarters = (this.quarters + direction + 4) % 4;
    this.isDrawn = false;
  }

  setZoom(percent: number): void {
    this.zoom = Math.min(ZOOM.most, Math.max(ZOOM.least, percent));
  }

  /** Begins again with the current photo. */
  reset(): void {
    if (this.quarters !== 0) this.isDrawn = false;
    this.quarters = 0;
    this.zoom = ZOOM.least;
    this.shape = 'free';
    this.crop = WHOLE;
  }

  setBusy(isBusy: boolean): void {
    this.isBusy = isBusy;
  }

  /** Keeps the result of the current file and goes to the next. */
  use(result: CroppedFile): void {
    this.done = [...this.done, result];
    this.#next();
  }

  /** Leaves the current file out, because the resident does not want it. */
  leaveOut(): void {
    this.#next();
  }

  /** Leaves the current file out with an error, because its content is no picture. */
  refuse(): void {
    const { current } = this;
    if (current === null) return;
    this.skipped = [...this.skipped, current.name];
    this.files = this.files.filter((file) => file !== current);
    this.#begin();
  }

  #next(): void {
    this.at += 1;
    this.isFinished = this.current === null;
    this.#begin();
  }

  #begin(): void {
    this.isDrawn = false;
    this.reset();
  }
}
