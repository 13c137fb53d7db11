import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import type { Deployment } from '@stadstegoed/core/pages/deployment.ts';
import { ButtonLink } from '@stadstegoed/ui/button/button.tsx';
import { Card } from '@stadstegoed/ui/card/card.tsx';
import { DataList, type DataItem } from '@stadstegoed/ui/data-list/data-list.tsx';
import { Link } from '@stadstegoed/ui/link/link.tsx';
import { breakable, ContentText } from '@stadstegoed/ui/rich-text/content-lang.tsx';
import { Settings } from '../../lib/app/settings.ts';
import { useTexts, type Translate } from '../../lib/texts/texts.ts';
import { useService } from '../../lib/view-model/use-view-model.ts';
import { deploymentNamed } from './deployments.ts';
import { StaticPageScreen } from './static-page.view.tsx';
import { telephoneLink } from '../../lib/links/telephone-link.ts';

/** The accessibility page: the text of the municipality and the contact data of this deployment. */
export function Component() {
  const translate = useTexts();
  const { clientKey, variant } = useService(Settings);
  const deployment = deploymentNamed(clientKey);
  return (
    <StaticPageScreen
      type="accessibility"
      title={translate('pages.accessibility.title')}
      lead={translate('pages.accessibility.lead', { name: variant.name })}
      parts={(own) =>
        deployment === null
          ? own
          : [
              ...own,
              {
                id: 'contact',
                title: translate('pages.accessibility.contact'),
                content: <Contact deployment={deployment} />,
              },
            ]
      }
    />
  );
}

function Contact({ deployment }: { readonly deployment: Deployment }) {
  const translate = useTexts();
  const { contactEmail: email } = deployment;
  return (
    <>
      <Card edge="line" padded>
        <DataList items={contactItems(deployment, translate)} />
      </Card>
      {email === null ? null : (
        <p className="contact-action no-print">
          <ButtonLink appearance="primary" href={`mailto:${email}`} icon={<IconMail stroke={1.5} aria-hidden="true" />}>
            {translate('pages.accessibility.report')}
          </ButtonLink>
        </p>
      )}
    </>
  );
}

function contactItems(deployment: Deployment, translate: Translate): readonly DataItem[] {
  const { contactEmail: email, website, accessibilityLink: statement, telephoneNumber: phone } = deployment;
  const item = (name: Row, value: DataItem['value']): DataItem => ({
    label: translate(`pages.accessibility.${name}`),
    value,
  });
  return [
    item('implementation', <ContentText>{deployment.implementationName}</ContentText>),
    item('organization', <ContentText>{deployment.organizationName}</ContentText>),
    ...(email === null ? [] : [item('email', <Link href={`mailto:${email}`}>{breakable(email)}</Link>)]),
    ...(website === null ? [] : [item('website', <Link href={website}>{withoutScheme(website)}</Link>)]),
    ...(statement === null
      ? []
      : [item('statement', <Link href={statement}>{translate('pages.accessibility.readStatement')}</Link>)]),
    ...(phone === null
      ? []
      : [
          item(
            'phone',
            <Link className="whole-number" translate="no" href={telephoneLink(phone)}>
              {phone}
            </Link>,
          ),
        ]),
  ];
}

type Row = 'implementation' | 'organization' | 'email' | 'website' | 'statement' | 'phone';

function withoutScheme(url: string): string {
  return url.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '');
}
