import { createContext, useContext } from 'react';
import type { ComponentPropsWithRef, ComponentType, ReactNode } from 'react';

/** The props of the component that renders a link: those of an anchor with an `href`. */
export type LinkComponentProps = ComponentPropsWithRef<'a'> & { readonly href: string };

function PlainLink(props: LinkComponentProps) {
  return <a {...props}>{props.children}</a>;
}

const LinkComponentContext = createContext<ComponentType<LinkComponentProps>>(PlainLink);

/**
 * Sets the component that renders internal links, so that the controls do not depend on a router.
 * Without it links are plain anchors.
 */
export function LinkComponentProvider(props: {
  readonly component: ComponentType<LinkComponentProps>;
  readonly children: ReactNode;
}) {
  return <LinkComponentContext value={props.component}>{props.children}</LinkComponentContext>;
}

/** A link: the application's component for a URL inside the shop, an anchor for other URLs. */
export function Anchor(props: LinkComponentProps) {
  const InternalLink = useContext(LinkComponentContext);
  const Rendered = INTERNAL.test(props.href) ? InternalLink : PlainLink;
  return <Rendered {...props} />;
}

/** A path or a query; not another host and not a fragment. */
const INTERNAL = /^[/?](?!\/)|^$/;
