import type { PageBlock } from '@stadstegoed/core/pages/platform-configuration.ts';
import { ButtonLink } from '@stadstegoed/ui/button/button.tsx';
import { Heading } from '@stadstegoed/ui/heading/heading.tsx';
import { ContentText } from '@stadstegoed/ui/rich-text/content-lang.tsx';
import { RichText } from '@stadstegoed/ui/rich-text/rich-text.tsx';
import { blockTarget } from './block-target.ts';

/** The blocks of a page of the municipality: a picture, a text and a button each. */
export function PageBlocks({ blocks }: { readonly blocks: readonly PageBlock[] }) {
  return (
    <ul className="page-blocks">
      {blocks.map((block) => (
        <li key={block.id} className="stads-card stads-card--line stads-card--padded">
          {block.imageUrl === null ? null : <img src={block.imageUrl} alt="" loading="lazy" decoding="async" />}
          {block.label === null ? null : (
            <p className="text-sm text-subtle">
              <ContentText>{block.label}</ContentText>
            </p>
          )}
          {block.title === null ? null : (
            <Heading level={2} size={3}>
              <ContentText>{block.title}</ContentText>
            </Heading>
          )}
          <RichText html={block.descriptionHtml} topHeading={3} />
          <BlockButton button={block.button} />
        </li>
      ))}
    </ul>
  );
}

function BlockButton({ button }: { readonly button: PageBlock['button'] }) {
  const href = button === null ? null : blockTarget(button.url);
  if (button === null || href === null) return null;
  return (
    <ButtonLink href={href} {...(button.opensNewTab ? { target: '_blank', rel: 'noopener noreferrer' } : {})}>
      <ContentText>{button.text}</ContentText>
    </ButtonLink>
  );
}
