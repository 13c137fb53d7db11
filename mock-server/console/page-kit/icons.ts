import { raw } from './html.ts';
import type { Markup } from './html.ts';

/** Signs on a 24 grid with one stroke, for the mock platform's own pages. */
const paths = {
  home: 'M4 11l8-7 8 7v9H4ZM10 20v-6h4v6',
  layers: 'M12 4l9 4.5-9 4.5-9-4.5ZM3 13l9 4.5 9-4.5',
  list: 'M9 6h11M9 12h11M9 18h11M4 6h1M4 12h1M4 18h1',
  grid: 'M4 4h7v7H4ZM13 4h7v7h-7ZM4 13h7v7H4ZM13 13h7v7h-7Z',
  bolt: 'M13 3L5 14h6l-1 7 9-11h-6Z',
  mail: 'M3 6h18v12H3ZM3 7l9 7 9-7',
  phone: 'M7 3h10v18H7ZM11 18h2',
  card: 'M3 6h18v12H3ZM7 15q2-3 4 0M9 9.5a1.5 1.5 0 1 0 .1 0M14 10h4M14 14h4',
  book: 'M12 6q-4-2.5-9-1v13q5-1.5 9 1 4-2.5 9-1v-13q-5-1.5-9 1ZM12 6v13',
  clock: 'M12 3a9 9 0 1 0 .1 0M12 7v5l3 2',
  pause: 'M8 6v12M16 6v12',
  play: 'M8 5l11 7-11 7Z',
  step: 'M6 5l9 7-9 7ZM18 5v14',
  jump: 'M4 6l7 6-7 6ZM13 6l7 6-7 6Z',
  undo: 'M4 5v5h5M5 10a8 8 0 1 1-1 5',
  check: 'M5 12l5 5L20 7',
  cross: 'M6 6l12 12M18 6L6 18',
  plus: 'M12 5v14M5 12h14',
  search: 'M10 4a6 6 0 1 0 .1 0M15 15l5 5',
  out: 'M13 5h6v6M19 5l-9 9M10 6H5v13h13v-5',
  bell: 'M6 17V11a6 6 0 0 1 12 0v6l2 1H4ZM10 21h4',
  chat: 'M4 5h16v11H10l-5 4v-4H4Z',
  user: 'M12 4a4 4 0 1 0 .1 0M4 20q1-6 8-6t8 6',
  ticket: 'M3 7h18v3.5a1.5 1.5 0 0 0 0 3V17H3v-3.5a1.5 1.5 0 0 0 0-3ZM15 7v10',
  scan: 'M4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4M5 12h14',
  eye: 'M2 12q5-7 10-7t10 7q-5 7-10 7T2 12ZM12 9.5a2.5 2.5 0 1 0 .1 0',
  flag: 'M5 21V4h9l1 2h5v9h-6l-1-2H5',
  map: 'M3 6l6-2 6 2 6-2v14l-6 2-6-2-6 2ZM9 4v14M15 6v14',
  world: 'M12 3l8 4.5v9L12 21l-8-4.5v-9ZM4 7.5l8 4.5 8-4.5M12 12v9',
  warn: 'M12 4L2.5 20h19ZM12 10v5M12 17.5v.1',
  link: 'M9 15l6-6M8 11l-3 3a4 4 0 0 0 5 5l3-3M16 13l3-3a4 4 0 0 0-5-5l-3 3',
  trash: 'M5 7h14M10 4h4M7 7l1 13h8l1-13',
  send: 'M4 12L20 4l-6 16-3-7Z',
  keys: 'M4 5h16v14H4ZM8 9h.1M12 9h.1M16 9h.1M8 12h.1M12 12h.1M16 12h.1M8 15.5h8',
  more: 'M7 10l5 5 5-5',
  back: 'M19 12H5M11 6l-6 6 6 6',
  on: 'M5 12h14M13 6l6 6-6 6',
  fork: 'M7 4v16M7 10c0 4 10 1 10-4M14 8l3-3 3 3',
  copy: 'M8 8h11v11H8ZM5 15V5h10',
  down: 'M12 4v11M7 10l5 5 5-5M5 20h14',
  up: 'M12 15V4M7 9l5-5 5 5M5 20h14',
  file: 'M6 3h8l4 4v14H6ZM14 3v4h4',
  camera: 'M4 8h4l2-3h4l2 3h4v11H4ZM12 10a3.5 3.5 0 1 0 .1 0',
  data: 'M5 6q0-2 7-2t7 2-7 2-7-2v12q0 2 7 2t7-2V6M5 12q0 2 7 2t7-2',
} as const;

export type IconName = keyof typeof paths;

/** A decorative sign; the words beside it carry the meaning. */
export const icon = (name: IconName): Markup =>
  raw(`<svg class="i" viewBox="0 0 24 24" aria-hidden="true"><path d="${paths[name]}"/></svg>`);

/** The mock platform's own mark: a solid block with its dashed double. */
export const brandMark: Markup = raw(
  '<svg class="brand-mark" viewBox="0 0 32 32" aria-hidden="true"><rect x="2" y="2" width="18" height="18" rx="5" class="b1"/>' +
    '<rect x="12" y="12" width="18" height="18" rx="5" class="b2"/></svg>',
);
