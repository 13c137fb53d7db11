/** A preset: width, height, and whether the ratio of the source is kept. */
export type Preset = readonly [width: number, height: number, keepRatio: boolean];

/** One kind of picture with its presets; `original` is stored but never offered. */
export interface MediaKind {
  readonly aspect_ratio: number;
  readonly size: Readonly<Record<string, Preset>>;
}

/** All kinds of pictures the platform keeps: the `media` part of the configuration document. */
export const mediaKinds: Readonly<Record<string, MediaKind>> = {
  product_photo: {
    aspect_ratio: 1,
    size: { thumbnail: [200, 200, false], small: [400, 300, false], large: [1200, 800, false] },
  },
  office_photo: { aspect_ratio: 1, size: { thumbnail: [200, 200, false], large: [1200, 800, false] } },
  organization_logo: { aspect_ratio: 1, size: { thumbnail: [200, 200, false], large: [500, 500, false] } },
  fund_logo: { aspect_ratio: 1, size: { thumbnail: [100, 100, false], large: [500, 500, false] } },
  implementation_banner: {
    aspect_ratio: 3.33,
    size: { thumbnail: [100, 100, false], medium: [1000, 300, false], large: [2000, 600, false] },
  },
  implementation_block_media: {
    aspect_ratio: 1.36,
    size: { thumbnail: [100, 100, false], public: [600, 440, false], large: [1200, 880, false] },
  },
  cms_media: { aspect_ratio: 1, size: { thumbnail: [100, 100, false], public: [1000, 1000, true] } },
  email_logo: { aspect_ratio: 1, size: { thumbnail: [150, 150, true], large: [300, 300, true] } },
  reimbursement_file_preview: { aspect_ratio: 1.33, size: { thumbnail: [320, 240, false] } },
};

/** The presets that a stored picture of this kind offers. */
export const presetNames = (type: string): readonly string[] => Object.keys(mediaKinds[type]?.size ?? {});
