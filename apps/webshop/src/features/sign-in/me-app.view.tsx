import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { Button, ButtonLink } from '@stadstegoed/ui/button/button.tsx';
import { Card } from '@stadstegoed/ui/card/card.tsx';
import { Heading, Lead } from '@stadstegoed/ui/heading/heading.tsx';
import { Link } from '@stadstegoed/ui/link/link.tsx';
import { Dialogs } from '../../lib/app/dialogs.ts';
import { AppStores } from '../../lib/links/app-stores.view.tsx';
import { Trail } from '../../lib/page/page-head.view.tsx';
import { useHref } from '../../lib/links/shop-link.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import { useService, useViewModel } from '../../lib/view-model/use-view-model.ts';
import { observer } from 'mobx-react-lite';
import { AppLinkForm } from './app-link-form.view.tsx';
import { AppLinkViewModel } from './app-link.vm.ts';
import { PhoneDrawing } from './phone-drawing.tsx';
import './me-app.css';

/** The app: where to get it, a button that opens it on a phone, its code, and its link by SMS. */
export const Component = observer(function MeAppView() {
  const translate = useTexts();
  const model = useViewModel(AppLinkViewModel, undefined);
  const dialogs = useService(Dialogs);
  return (
    <div className="container page me-app">
      <Trail current={translate('signIn.meApp.title')} />
      <div className="me-app__head">
        <div className="me-app__text">
          <Heading level={1}>{translate('signIn.meApp.heading')}</Heading>
          <Lead>{translate('signIn.meApp.lead')}</Lead>
          <p className="phone-only">
            <ButtonLink href={model.deepLink}>{translate('signIn.meApp.open')}</ButtonLink>
          </p>
          <AppStores />
          <p className="text-sm">{translate('signIn.meApp.devices')}</p>
        </div>
        <PhoneDrawing />
      </div>
      <div className="stack">
        <Steps />
        {model.canUseCode ? (
          <Button onClick={() => dialogs.open('auth-code', {})}>{translate('signIn.code.title')}</Button>
        ) : null}
      </div>
      <div className="split me-app__more">
        <Card as="section" padded>
          <Heading level={2} size={3}>
            {translate('signIn.meApp.sms.title')}
          </Heading>
          <p className="text-sm text-subtle">{translate('signIn.meApp.sms.text')}</p>
          <AppLinkForm model={model} />
        </Card>
        <WithoutPhone />
      </div>
    </div>
  );
});

function Steps() {
  const translate = useTexts();
  return (
    <section>
      <Heading level={2}>{translate('signIn.meApp.how')}</Heading>
      <ol className="me-app__steps">
        {(['get', 'link', 'scan'] as const).map((name) => (
          <li key={name}>
            <Heading level={3}>{translate(`signIn.meApp.${name}.title`)}</Heading>
            <p>{translate(`signIn.meApp.${name}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function WithoutPhone() {
  const translate = useTexts();
  const href = useHref();
  return (
    <Card as="aside" padded>
      <Heading level={2} size={3}>
        {translate('signIn.meApp.noPhone.title')}
      </Heading>
      <p className="text-sm">{translate('signIn.meApp.noPhone.text')}</p>
      <Link
        appearance="standalone"
        href={href(goTo('vouchers', {}))}
        icon={<IconArrowRight size={20} stroke={1.5} aria-hidden="true" />}
      >
        {translate('signIn.meApp.noPhone.link')}
      </Link>
    </Card>
  );
}
