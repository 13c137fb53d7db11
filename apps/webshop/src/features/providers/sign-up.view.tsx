import IconBuildingStore from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs';
import IconHeartHandshake from '@tabler/icons-react/dist/esm/icons/IconHeartHandshake.mjs';
import IconShieldCheck from '@tabler/icons-react/dist/esm/icons/IconShieldCheck.mjs';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { ButtonLink } from '@stadstegoed/ui/button/button.tsx';
import { Card } from '@stadstegoed/ui/card/card.tsx';
import { Heading } from '@stadstegoed/ui/heading/heading.tsx';
import { Link } from '@stadstegoed/ui/link/link.tsx';
import { RichText } from '@stadstegoed/ui/rich-text/rich-text.tsx';
import { observer } from 'mobx-react-lite';
import { PageHead } from '../../lib/page/page-head.view.tsx';
import { useHref } from '../../lib/links/shop-link.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import { useViewModel } from '../../lib/view-model/use-view-model.ts';
import { SignUpQuestions } from './sign-up-questions.view.tsx';
import { ROLES, SignUpViewModel, type Role } from './sign-up.vm.ts';
import './sign-up.css';

/** How an organisation takes part as provider, validator or sponsor (PV-007). */
export const Component = observer(function SignUpScreen() {
  const translate = useTexts();
  const href = useHref();
  const model = useViewModel(SignUpViewModel, {});
  const toFront = href(goTo('sign-up-redirect', {}));
  return (
    <div className="container page sign-up-page">
      <PageHead title={translate('providers.signUp.title')} lead={translate('providers.signUp.lead')}>
        <p className="row">
          <ButtonLink appearance="primary" href={toFront}>
            {translate('providers.signUp.start')}
          </ButtonLink>
          <Link href={toFront} appearance="standalone">
            {translate('providers.signUp.signIn')}
          </Link>
        </p>
      </PageHead>
      {model.page === null || model.page.descriptionHtml === '' ? null : <RichText html={model.page.descriptionHtml} />}
      <Steps />
      <section className="section" aria-labelledby="sign-up-roles">
        <Heading level={2} id="sign-up-roles">
          {translate('providers.signUp.who')}
        </Heading>
        <p>{translate('providers.signUp.who.lead')}</p>
        <ul className="grid grid--3 sign-up-roles">
          {ROLES.map((role) => (
            <RoleCard key={role} role={role} front={model.frontOf(role)} />
          ))}
        </ul>
      </section>
      <SignUpQuestions />
    </div>
  );
});

const STEPS = ['apply', 'approved', 'scan'] as const;

function Steps() {
  const translate = useTexts();
  return (
    <section className="section" aria-labelledby="sign-up-how">
      <Heading level={2} id="sign-up-how">
        {translate('providers.signUp.how')}
      </Heading>
      <ol className="grid grid--3">
        {STEPS.map((step, index) => (
          <li key={step} className="sign-up-step">
            <span className="sign-up-step__number figures" aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <Heading level={3}>{translate(`providers.signUp.step.${step}`)}</Heading>
              <p className="text-subtle text-sm">{translate(`providers.signUp.step.${step}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

const ICONS = { provider: IconBuildingStore, validator: IconShieldCheck, sponsor: IconHeartHandshake } as const;

/** A way to take part, with a link when its front is known and allowed. */
function RoleCard({ role, front }: { readonly role: Role; readonly front: string | null }) {
  const translate = useTexts();
  const Icon = ICONS[role];
  return (
    <Card as="li" padded>
      <Icon size={32} stroke={1.5} aria-hidden="true" />
      <Heading level={3}>{translate(`providers.signUp.${role}`)}</Heading>
      <p className="text-sm">{translate(`providers.signUp.${role}.text`)}</p>
      {front === null ? null : (
        <Link href={front} appearance="standalone">
          {translate(`providers.signUp.${role}.link`)}
        </Link>
      )}
    </Card>
  );
}
