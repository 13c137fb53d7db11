import { pictureUrl } from '@stadstegoed/core/shared/picture.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import { ContentText } from '@stadstegoed/ui/rich-text/content-lang.tsx';
import { tintClass, tintOfPicture } from '@stadstegoed/ui/tint/tint.ts';
import type { ComponentPropsWithRef } from 'react';
import { FoundPrice } from './found-price.view.tsx';
import { Marked } from './marked.tsx';
import { lineOf } from './suggestion-line.ts';
import type { Suggestion } from './suggestions.vm.ts';

/** A suggestion: picture, name, a second line and, of an offer, its price. */
export function SuggestionOption(props: {
  readonly suggestion: Suggestion;
  /** The vouchers of the resident who looks; null for a visitor. */
  readonly vouchers: readonly Voucher[] | null;
  readonly q: string;
  readonly props: ComponentPropsWithRef<'div'>;
}) {
  const { suggestion, q } = props;
  const { found, name } = suggestion;
  const line = found === null ? null : lineOf(found, q);
  return (
    <div {...props.props} className="search-option">
      <OptionPicture suggestion={suggestion} />
      <span className="search-option__text">
        <b>
          <ContentText>
            <Marked text={name} q={q} />
          </ContentText>
        </b>
        <span className="search-option__line">
          {line === null ? null : (
            <>
              {' '}
              <ContentText>
                <Marked text={line} q={q} />
              </ContentText>
            </>
          )}
        </span>
      </span>
      <b className="search-option__price">
        {found?.kind === 'products' ? (
          <>
            {' '}
            <FoundPrice product={found.product} vouchers={props.vouchers} />
          </>
        ) : null}
      </b>
    </div>
  );
}

function OptionPicture({ suggestion: { found, id } }: { readonly suggestion: Suggestion }) {
  const url = pictureUrl(found?.picture ?? null, 'thumbnail', 'small', 'large');
  const tint = tintClass(tintOfPicture(found?.picture?.dominantColor, Number(id)));
  return (
    <span className={`search-option__picture ${tint}`}>
      {url === null ? null : <img className="cover" src={url} alt="" width="48" height="40" decoding="async" />}
    </span>
  );
}
