import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import { useTexts } from '../../../support/texts.ts';
import './offer-card.css';

/** The bookmark of an offer as a card needs it. */
export interface OfferBookmark {
  readonly isOn: boolean;
  readonly toggle: () => void;
}

/** The heart that sets and removes the bookmark of an offer (2 §4). */
export function BookmarkButton(props: { readonly bookmark: OfferBookmark; readonly name: string }) {
  const translate = useTexts();
  return (
    <button
      type="button"
      className="offer-heart"
      aria-pressed={props.bookmark.isOn}
      aria-label={translate('products.bookmark.save', { name: props.name })}
      onClick={props.bookmark.toggle}
    >
      <IconHeart stroke={1.5} aria-hidden="true" />
    </button>
  );
}
