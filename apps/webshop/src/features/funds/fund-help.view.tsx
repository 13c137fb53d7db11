import type { Fund } from '@stadstegoed/core/funds/fund.ts';
import { Heading } from '@stadstegoed/ui/heading/heading.tsx';
import { Link } from '@stadstegoed/ui/link/link.tsx';
import { ContentText } from '@stadstegoed/ui/rich-text/content-lang.tsx';
import { RichText } from '@stadstegoed/ui/rich-text/rich-text.tsx';
import { toWebPage } from '../../lib/app/parse-address.ts';
import { telephoneLink } from '../../lib/links/telephone-link.ts';
import { useTexts } from '../../lib/texts/texts.ts';

/** Whom the municipality wants to be asked about this fund. */
export function FundHelpBlock({ help }: { readonly help: NonNullable<Fund['help']> }) {
  const translate = useTexts();
  const { title, blockText, descriptionHtml, email, phone, website } = help;
  const page = website === null ? null : toWebPage(website);
  const addresses = [
    ...(phone === null ? [] : [{ href: telephoneLink(phone), text: phone }]),
    ...(email === null ? [] : [{ href: `mailto:${email}`, text: email }]),
    ...(page === null ? [] : [{ href: page, text: website ?? '' }]),
  ];
  return (
    <section>
      <Heading level={2}>{title === null ? translate('funds.help.title') : <ContentText>{title}</ContentText>}</Heading>
      {blockText === null ? null : (
        <p>
          <ContentText>{blockText}</ContentText>
        </p>
      )}
      {descriptionHtml === null ? null : <RichText html={descriptionHtml} topHeading={3} />}
      {addresses.map(({ href, text: shown }) => (
        <p key={href}>
          <Link translate="no" href={href}>
            {shown}
          </Link>
        </p>
      ))}
    </section>
  );
}
