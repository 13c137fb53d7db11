import { goTo, type Destination } from '@stadstegoed/core/shared/destination.ts';
import type { SearchKind } from '@stadstegoed/core/search/search.ts';

/** The screen of a result. */
export function destinationOf({ kind, id }: { readonly kind: SearchKind; readonly id: string }): Destination {
  switch (kind) {
    case 'funds':
      return goTo('fund', { id });
    case 'providers':
      return goTo('provider', { id });
    case 'products':
      return goTo('product', { id });
  }
}
