import type { Destination } from '@stadstegoed/core/shared/destination.ts';
import { CardLink } from '@stadstegoed/ui/card/card.tsx';
import { useContext } from 'react';
import { useLocation } from 'react-router';
import { isObject } from '../draft/stored-object.ts';
import { NameText, type NameTextProps } from '../texts/name-text.view.tsx';
import { LinkState, useHref } from './shop-link.tsx';

/** The name of a fund, offer or provider on its card: the link to its screen, which has the name as its heading at once. */
export function NameLink({ to, name, kind }: NameTextProps & { readonly to: Destination }) {
  const href = useHref();
  const state = useContext(LinkState);
  return (
    <LinkState value={{ ...state, name }}>
      <CardLink href={href(to)}>
        <NameText name={name} kind={kind} />
      </CardLink>
    </LinkState>
  );
}

/** The name on the link that opened this screen; null when it was opened in another way. */
export function useNameOfLink(): string | null {
  const { state } = useLocation();
  const name = isObject(state) ? state['name'] : null;
  return typeof name === 'string' ? name : null;
}
