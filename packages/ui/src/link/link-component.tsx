import { createContext, createElement, useContext } from 'react';
import type { ComponentPropsWithRef, ComponentType, ReactNode } from 'react';

/** What every link of the controls hands to the component that renders it: an ordinary anchor with an address. */
export type LinkComponentProps = ComponentPropsWithRef<'a'> & { readonly href: string };

function PlainLink(props: LinkComponentProps) {
  return <a {...props}>{props.children}</a>;
}

const LinkComponentContext = createContext<ComponentType<LinkComponentProps>>(PlainLink);

/**
 * Lets the application decide once how a link navigates, so that no control knows a router.
 * Without it links are plain anchors.
 */
export function LinkComponentProvider(props: {
  readonly component: ComponentType<LinkComponentProps>;
  readonly children: ReactNode;
}) {
  return <LinkComponentContext value={props.component}>{props.children}</LinkComponentContext>;
}

/** A link: the application's own for an address inside the shop, an anchor for everything else. */
export function Anchor(props: LinkComponentProps) {
  const Inside = useContext(LinkComponentContext);
  return createElement(INSIDE.test(props.href) ? Inside : PlainLink, props);
}

/** A path or a query; not another host, not a place in this page. */
const INSIDE = /^[/?](?!\/)|^$/;
