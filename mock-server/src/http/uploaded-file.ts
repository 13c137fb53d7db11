/** One size of an uploaded picture, ready to be sent. */
export type MadePreset = {
  readonly preset: string;
  readonly kind: 'jpg' | 'png';
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
};

/** An uploaded picture in all its sizes, with the colour that it has most of. */
export type MadePicture = {
  readonly dominant_color: string;
  readonly is_dark: boolean;
  readonly presets: readonly MadePreset[];
};

/** One file of an upload, whole in memory. */
export type UploadedFile = {
  readonly field: string;
  /** The name as the client wrote it, with any path in it. */
  readonly name: string;
  readonly bytes: Buffer;
  /** The sizes made of a picture; null when it cannot be read, absent when it was not looked into. */
  readonly made?: MadePicture | null;
};

/** The parts of a multipart body; fields that end in `[]` are lists. */
export type Upload = {
  readonly fields: { readonly [name: string]: unknown };
  readonly files: readonly UploadedFile[];
};
