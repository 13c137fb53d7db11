import { useTexts } from '../../../lib/texts/texts.ts';

/** The number of new messages at the end of a menu item; nothing when there are none. */
export function NewCount({ count }: { readonly count: number }) {
  const translate = useTexts();
  if (count === 0) return null;
  return (
    <span className="stads-count account-count">
      <span className="visually-hidden">{`, ${translate('account.nav.new')} `}</span>
      <span>{count}</span>
    </span>
  );
}
