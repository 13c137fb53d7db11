import type { Language } from '@stadstegoed/core/shared/language.ts';
import type { PlatformClient } from '@stadstegoed/http/client.ts';
import { texts as variantTexts } from 'virtual:variant';
import type { Texts } from '../shell/i18n.ts';
import type { TextRoom } from '../support/text-keys.ts';
import type { Composition } from './container.ts';

/** What a room's `*.module.ts` exports: its bindings, made when the first screen that needs the room is opened. */
export interface RoomModule {
  readonly bindRoom: (composition: Composition, client: PlatformClient) => void;
}

type TextFiles = Readonly<Record<string, Texts>>;

/** What home needs comes in one file for each language; every other room has a file of its own. */
const FIRST_TEXTS: Readonly<Record<Language, () => Promise<{ readonly texts: TextFiles }>>> = {
  nl: () => import('./first-texts-nl.ts'),
  en: () => import('./first-texts-en.ts'),
};
const LATER_TEXTS = import.meta.glob<Texts>(
  ['../features/*/texts.*.json', '!../features/{funds,fund-activation,vouchers}/**'],
  { import: 'default' },
);

const MODULES: Readonly<Record<Exclude<TextRoom, 'shell'>, () => Promise<RoomModule>>> = {
  'sign-in': () => import('../features/sign-in/sign-in.module.ts'),
  funds: () => import('../features/funds/funds.module.ts'),
  'fund-activation': () => import('../features/fund-activation/fund-activation.module.ts'),
  vouchers: () => import('../features/vouchers/vouchers.module.ts'),
  pages: () => import('../features/pages/pages.module.ts'),
};

/** Loads the texts of one room in one language; the name of a room's texts differs from its folder only for the shell. */
export async function loadRoomTexts(room: TextRoom, language: Language): Promise<Texts> {
  const file = `${room === 'shell' ? '../shell' : `../features/${room}`}/texts.${language}.json`;
  const later = LATER_TEXTS[file];
  if (later) return later();
  const { texts } = await FIRST_TEXTS[language]();
  const first = texts[file];
  if (!first) throw new Error(`The room ${room} has no texts in ${language}`);
  return first;
}

/** What the municipality words differently. */
export function loadOverrides(language: Language): Promise<Texts> {
  return Promise.resolve(variantTexts[language]);
}

/** Binds rooms when they are first needed, each once. */
export class Rooms {
  readonly #composition: Composition;
  readonly #client: PlatformClient;
  readonly #bound = new Map<TextRoom, Promise<void>>();

  constructor(composition: Composition, client: PlatformClient) {
    this.#composition = composition;
    this.#client = client;
  }

  async need(rooms: readonly TextRoom[]): Promise<void> {
    await Promise.all(rooms.map((room) => this.#bindOnce(room)));
  }

  #bindOnce(room: TextRoom): Promise<void> {
    if (room === 'shell') return Promise.resolve();
    const bound = this.#bound.get(room);
    if (bound) return bound;
    const binding = MODULES[room]()
      .then((module) => module.bindRoom(this.#composition, this.#client))
      .catch((error: unknown) => {
        this.#bound.delete(room);
        throw error;
      });
    this.#bound.set(room, binding);
    return binding;
  }
}
