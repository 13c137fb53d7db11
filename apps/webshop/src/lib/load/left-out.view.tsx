import { Notice } from '@stadstegoed/ui/notice/notice.tsx';
import { useTexts } from '../texts/texts.ts';
import './left-out.css';

/** Tells below a list that it has items that the shop cannot show. */
export function LeftOut({ from }: { readonly from: { readonly leftOut?: number } }) {
  const translate = useTexts();
  const { leftOut: count = 0 } = from;
  return count === 0 ? null : (
    <Notice kind="warning" className="left-out">
      <p>{translate('shell.list.leftOut', { count })}</p>
    </Notice>
  );
}
