import { createContext, useContext, type ReactNode } from 'react';

/** The language of texts from outside the shop, when it differs from that of the page; undefined when it is the same. */
export const ContentLangContext = createContext<string | undefined>(undefined);

/** The `lang` for an element with a text from outside the shop. */
export function useContentLang(): string | undefined {
  return useContext(ContentLangContext);
}

/** A text from outside the shop, such as the name of a fund. Screen readers pronounce it in its own language. */
export function ContentText(props: { readonly children: ReactNode }) {
  const lang = useContentLang();
  return lang === undefined ? props.children : <span lang={lang}>{props.children}</span>;
}
