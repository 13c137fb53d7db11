import { createContext, useContext, type ReactNode } from 'react';
import { keepTogether } from '../format.ts';

/** The language of texts from outside the shop, when it differs from that of the page; undefined when it is the same. */
export const ContentLangContext = createContext<string | undefined>(undefined);

/** The `lang` for an element with a text from outside the shop. */
export function useContentLang(): string | undefined {
  return useContext(ContentLangContext);
}

/** Words of a resident, such as the name of a file. Nobody knows their language, which an empty `lang` says (HTML 3.2.6.2). */
export function OwnWords(props: { readonly children: ReactNode }) {
  return (
    <span lang="" translate="no">
      {props.children}
    </span>
  );
}

/** An e-mail address or the name of a file: a narrow line breaks it before `@`, `.` and `_`, and keeps an ending such as `.pdf`. */
export const breakable = (text: string): ReactNode => (
  <span translate="no">
    {text.split(/(?=[@._])/).flatMap((part, at) => (at === 0 ? [part] : [<wbr key={at} />, part]))}
  </span>
);

/** Replaces a text from outside the shop by a drawing of it, such as one with marked words; by default the text itself. */
export const ContentTextContext = createContext((text: string): ReactNode => text);

/** A text from outside the shop, such as the name of a fund. Screen readers pronounce it in its own language. */
export function ContentText(props: { readonly children: ReactNode }) {
  const lang = useContentLang();
  const draw = useContext(ContentTextContext);
  const content = typeof props.children === 'string' ? draw(keepTogether(props.children)) : props.children;
  return <span lang={lang}>{content}</span>;
}
