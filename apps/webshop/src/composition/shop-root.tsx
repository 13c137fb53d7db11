import { useMemo } from 'react';
import { I18nContext } from 'react-i18next';
import { RouterProvider } from 'react-router/dom';
import { ServicesContext } from '../lib/view-model/container-context.ts';
import { LoaderContext } from '../lib/app/loader.ts';
import type { Shop } from './compose.ts';
import type { ShopRouter } from './router.tsx';

/** The whole shop: its services, its texts and its router. */
export function ShopRoot({ shop, router }: { readonly shop: Shop; readonly router: ShopRouter }) {
  const { i18n } = shop.shell.texts;
  const texts = useMemo(() => ({ i18n }), [i18n]);
  return (
    <ServicesContext value={shop}>
      <LoaderContext value={shop.loader}>
        <I18nContext value={texts}>
          <RouterProvider router={router} />
        </I18nContext>
      </LoaderContext>
    </ServicesContext>
  );
}
