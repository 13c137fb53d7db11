import type { PushRow } from '../tables/services.ts';
import type { World } from '../world/world.ts';
import { noticeText, pushKeyOf, type NoticeWords } from './notices.ts';
import { isWanted, languageOfResident } from './resident-mail.ts';

/** Puts a message on the phone of a resident. */
export const push = (world: World, message: Pick<PushRow, 'identity_address' | 'key' | 'title' | 'text'>): PushRow =>
  world.table('pushes').insert({ ...message, sent_at: world.now(), read: false });

/** Pushes a notice to the phone of its resident, if it is one for the phone and wanted there. */
export function pushNotice(world: World, address: string, notice: { type: string; about: NoticeWords }): void {
  const key = pushKeyOf(notice.type);
  const text = noticeText(notice.type, notice.about);
  if (key === null || text === null || !isWanted(world, address, { key, type: 'push' })) return;
  const language = languageOfResident(world, address);
  push(world, { identity_address: address, key, title: text.title[language], text: text.description[language] });
}

/** Messages on the phone of a resident, or on all phones (null); newest first. */
export const pushesTo = (world: World, address: string | null): readonly PushRow[] =>
  (address === null
    ? world.table('pushes').all()
    : world.table('pushes').where('identity_address', address)
  ).toReversed();
