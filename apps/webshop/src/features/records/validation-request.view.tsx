import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import type { ValidationRequest, ValidationState } from '@stadstegoed/core/records/validation.ts';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { ButtonLink } from '@stadstegoed/ui/button/button.tsx';
import { Card } from '@stadstegoed/ui/card/card.tsx';
import { RadioGroup } from '@stadstegoed/ui/field/choices.tsx';
import { SkeletonRows } from '@stadstegoed/ui/skeleton/skeleton.tsx';
import { StateScreen } from '@stadstegoed/ui/state-screen/state-screen.tsx';
import { tintClass } from '@stadstegoed/ui/tint/tint.ts';
import { observer } from 'mobx-react-lite';
import { CallButton } from '../../lib/load/long-wait.view.tsx';
import { Loaded } from '../../lib/load/loaded.view.tsx';
import { MissingScreen } from '../../lib/page/missing-screen.view.tsx';
import { PageHead } from '../../lib/page/page-head.view.tsx';
import { useHref } from '../../lib/links/shop-link.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import { useLanguage } from '../../lib/texts/use-language.ts';
import { useOwnTitle } from '../../lib/page/use-screen-title.ts';
import { useViewModel } from '../../lib/view-model/use-view-model.ts';
import { shownValue } from './record-texts.ts';
import { AS_PERSON, ValidationRequestViewModel } from './validation-request.vm.ts';
import './record-detail.css';
import './validation-request.css';

/** A request to confirm a record, opened by its validator with the QR code. */
export const ValidationRequestScreen = observer(function ValidationRequestScreen({ uuid }: { readonly uuid: string }) {
  const translate = useTexts();
  const language = useLanguage();
  const model = useViewModel(ValidationRequestViewModel, { uuid, language });
  useOwnTitle(translate('records.request.title'));
  if (model.isMissing) return <MissingRequest />;
  if (model.decided !== null) return <Decided state={model.decided} wasHere />;
  return (
    <Loaded from={model.request} skeleton={<SkeletonRows count={3} />} heading={translate('records.request.title')}>
      {(request) =>
        request.state === 'pending' ? (
          <Question request={request} model={model} />
        ) : (
          <Decided state={request.state} wasHere={false} />
        )
      }
    </Loaded>
  );
});

function MissingRequest() {
  return (
    <MissingScreen
      title="records.request.missing"
      text="records.request.missingText"
      button="shell.backHome"
      to={goTo('home', {})}
      live="alert"
    />
  );
}

type Props = { readonly request: ValidationRequest; readonly model: ValidationRequestViewModel };

const Question = observer(function Question({ request, model }: Props) {
  const translate = useTexts();
  return (
    <div className="container container--text page">
      <PageHead title={translate('records.request.title')} lead={translate('records.request.lead')} />
      <Card as="section" className="record-request">
        <div className={`record-request__value ${tintClass('klei')}`}>
          <p className="text-sm">{request.name}</p>
          <p className="record-value__big figures">{shownValue({ ...request, valueLocale: request.value })}</p>
        </div>
        <div className="record-request__body stack">
          <Behalf request={request} model={model} />
          <p className="text-sm text-subtle">{translate('records.request.final')}</p>
          <div className="actions">
            <CallButton
              appearance="primary"
              icon={<IconCheck stroke={1.5} aria-hidden="true" />}
              aria-disabled={model.sending !== null}
              busy={model.sending === 'approve' && translate('shell.sending')}
              onClick={() => void model.approve()}
            >
              {translate('records.request.approve')}
            </CallButton>
            <CallButton
              appearance="danger"
              aria-disabled={model.sending !== null}
              busy={model.sending === 'decline' && translate('shell.sending')}
              onClick={model.decline}
            >
              {translate('records.request.decline')}
            </CallButton>
          </div>
        </div>
      </Card>
    </div>
  );
});

/** For whom the validator answers. A person without an organisation has no choice, but reads that it will not count. */
const Behalf = observer(function Behalf({ request, model }: Props) {
  const translate = useTexts();
  if (request.organizations.length === 0) return <p>{translate('records.request.asPersonOnly')}</p>;
  return (
    <RadioGroup
      id="record-request-behalf"
      label={translate('records.request.behalf')}
      options={[
        ...request.organizations.map(({ id, name }) => ({ value: id, label: name })),
        {
          value: AS_PERSON,
          label: translate('records.request.asPerson'),
          hint: translate('records.request.asPersonHint'),
        },
      ]}
      value={model.behalf}
      onChange={model.choose}
    />
  );
});

function Decided(props: { readonly state: Exclude<ValidationState, 'pending'>; readonly wasHere: boolean }) {
  const translate = useTexts();
  const href = useHref();
  const { state, wasHere } = props;
  return (
    <div className="container page">
      <StateScreen
        scene={state === 'approved' ? 'checklist' : 'bench'}
        headingLevel={1}
        live="status"
        title={translate(`records.request.${state}`)}
        actions={
          <ButtonLink appearance="primary" href={href(goTo('home', {}))}>
            {translate('shell.backHome')}
          </ButtonLink>
        }
      >
        <p>{translate(wasHere ? `records.request.${state}Text` : 'records.request.before')}</p>
      </StateScreen>
    </div>
  );
}
