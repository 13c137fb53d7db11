import { observer } from 'mobx-react-lite';
import { LongWaitNote } from '../../lib/load/long-wait.view.tsx';
import type { Bookmarks } from './bookmarks.shared.vm.ts';

/** Says that it takes long while a heart that is already drawn is not stored yet. */
export const BookmarkWait = observer(function BookmarkWait({ bookmarks }: { readonly bookmarks: Bookmarks }) {
  return <LongWaitNote isWaiting={bookmarks.running > 0} />;
});
