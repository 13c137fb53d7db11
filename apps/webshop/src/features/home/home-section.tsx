import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import type { Destination } from '@stadstegoed/core/shared/destination.ts';
import { Heading } from '@stadstegoed/ui/heading/heading.tsx';
import { Link } from '@stadstegoed/ui/link/link.tsx';
import type { HomeSectionName } from '@stadstegoed/variants/schema.ts';
import type { ComponentType } from 'react';
import { IfScreenEnabled } from '../../lib/links/if-screen-enabled.view.tsx';
import { useHref } from '../../lib/links/shop-link.tsx';
import type { HomeViewModel } from './home.vm.ts';

export interface HomeSectionProps {
  readonly model: HomeViewModel;
  /** Whether the section has a coloured background. */
  readonly isBand: boolean;
}

/** A section of home, as listed by the municipality. @public for vite-env.d.ts */
export interface HomeSection {
  readonly name: HomeSectionName;
  readonly Section: ComponentType<HomeSectionProps>;
  readonly isBand: boolean;
}

/** The class of a section with or without background. */
export const sectionClass = (isBand: boolean): string => (isBand ? 'section section--band' : 'section');

/** The heading of a section, and the link to all of what it shows a part of. */
export function SectionHead(props: {
  readonly title: string;
  readonly text?: string;
  readonly link: { readonly to: Destination; readonly label: string } | null;
}) {
  const href = useHref();
  const { link } = props;
  return (
    <div className="section__head">
      <div>
        <Heading level={2}>{props.title}</Heading>
        {props.text ? <p>{props.text}</p> : null}
      </div>
      {link === null ? null : (
        <IfScreenEnabled screen={link.to.screen}>
          <Link
            appearance="standalone"
            href={href(link.to)}
            icon={<IconArrowRight size={20} stroke={1.5} aria-hidden="true" />}
          >
            {link.label}
          </Link>
        </IfScreenEnabled>
      )}
    </div>
  );
}
