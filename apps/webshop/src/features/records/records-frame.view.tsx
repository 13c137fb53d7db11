import type { ReactNode } from 'react';
import { Trail, type TrailProps } from '../../lib/page/page-head.view.tsx';
import { useWide } from '../../lib/page/use-wide.ts';
import { AccountNav } from '../account/parts/account-nav.tsx';
import '../account/parts/account-layout.css';
import './records.css';

/** A screen of records below the list: breadcrumbs, and the menu of the account beside it. */
export function RecordsFrame({ children, ...trail }: TrailProps & { readonly children: ReactNode }) {
  return (
    <div className="container page records-page">
      <Trail {...trail} />
      <div className="split account-split">
        {useWide() ? <AccountNav /> : null}
        <div className="account-content">{children}</div>
      </div>
    </div>
  );
}
