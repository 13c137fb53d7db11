import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTexts } from '../../../lib/texts/texts.ts';
import './product-card.css';

/** The bookmark of an offer as a card needs it. */
export interface ProductBookmark {
  readonly isOn: boolean;
  readonly toggle: () => void;
  /** Set when the resident returns to this heart after signing in: it takes the focus and calls this. */
  readonly returned?: (() => void) | undefined;
}

/** The heart that sets and removes the bookmark of an offer. */
export function BookmarkButton(props: { readonly bookmark: ProductBookmark; readonly name: string }) {
  const translate = useTexts();
  const button = useRef<HTMLButtonElement>(null);
  const isReturned = props.bookmark.returned !== undefined;
  const takeFocus = useEffectEvent(() => {
    button.current?.focus();
    props.bookmark.returned?.();
  });
  useEffect(() => {
    if (isReturned) takeFocus();
  }, [isReturned]);
  return (
    <button
      type="button"
      ref={button}
      className="product-heart"
      aria-pressed={props.bookmark.isOn}
      aria-label={translate('products.bookmark.save', { name: props.name })}
      onClick={props.bookmark.toggle}
    >
      <IconHeart stroke={1.5} aria-hidden="true" />
    </button>
  );
}
