import { CountBadge } from '@stadstegoed/ui/badge/badge.tsx';
import { useTexts } from '../texts/texts.ts';

/** The number of new messages behind the word of a menu item, with what it counts for screen readers; nothing for none. */
export function NewCount({ count }: { readonly count: number }) {
  const translate = useTexts();
  if (count === 0) return null;
  return (
    <span className="new-count">
      <span className="visually-hidden">{`, ${translate('shell.menu.new', { unread: count })}`}</span>
      <span aria-hidden="true">
        <CountBadge count={count} />
      </span>
    </span>
  );
}
