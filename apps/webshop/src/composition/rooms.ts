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

const LANGUAGES: Readonly<Record<Language, () => Promise<{ readonly texts: Readonly<Record<string, Texts>> }>>> = {
  nl: () => import('./all-texts-nl.ts'),
  en: () => import('./all-texts-en.ts'),
};

const MODULES: Readonly<Record<Exclude<TextRoom, 'shell'>, () => Promise<RoomModule>>> = {
  'sign-in': () => import('../features/sign-in/sign-in.module.ts'),
  funds: () => import('../features/funds/funds.module.ts'),
  'fund-activation': () => import('../features/fund-activation/fund-activation.module.ts'),
  vouchers: () => import('../features/vouchers/vouchers.module.ts'),
  pages: () => import('../features/pages/pages.module.ts'),
};

/** Loads the texts of one room in one language; the name of a room's texts differs from its folder only for the shell. */
export async function loadRoomTexts(room: TextRoom, language: Language): Promise<Texts> {
  const { texts } = await LANGUAGES[language]();
  const folder = room === 'shell' ? '../shell' : `../features/${room}`;
  const ofRoom = texts[`${folder}/texts.${language}.json`];
  if (!ofRoom) throw new Error(`The room ${room} has no texts in ${language}`);
  return ofRoom;
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
