import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import IconKey from '@tabler/icons-react/dist/esm/icons/IconKey.mjs';
import type { ActivationOption } from '@stadstegoed/core/fund-activation/activation-options.ts';
import type { Fund } from '@stadstegoed/core/funds/fund.ts';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { Button, ButtonLink } from '@stadstegoed/ui/button/button.tsx';
import { ChoiceCard, DigidMark } from '@stadstegoed/ui/choice-card/choice-card.tsx';
import { ErrorSummary } from '@stadstegoed/ui/error-summary/error-summary.tsx';
import { FieldGroup } from '@stadstegoed/ui/field/form-field.tsx';
import { Heading } from '@stadstegoed/ui/heading/heading.tsx';
import { observer } from 'mobx-react-lite';
import { useState, type SubmitEvent, type ReactNode } from 'react';
import { useHref } from '../../lib/links/shop-link.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import { useErrorTitle } from '../../lib/page/use-screen-title.ts';
import type { FundActivateViewModel } from './fund-activate.vm.ts';

const ID = 'activation-method';

const ICONS: Readonly<Record<ActivationOption, ReactNode>> = {
  code: <IconKey stroke={1.5} aria-hidden />,
  digid: <DigidMark />,
  request: <IconFileText stroke={1.5} aria-hidden />,
};

/** The choice of a method to activate, one card for each that the fund offers. */
export const ChooseMethodView = observer(function ChooseMethodView(props: {
  fund: Fund;
  model: FundActivateViewModel;
}) {
  const { fund, model } = props;
  const translate = useTexts();
  const href = useHref();
  const [chosen, setChosen] = useState<ActivationOption | null>(null);
  const [attempts, setAttempts] = useState(0);
  const error = attempts > 0 && chosen === null ? translate('fundActivation.select.required') : undefined;
  useErrorTitle(error !== undefined);
  const options = model.stage.kind === 'shown' ? model.stage.options : [];
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (chosen === null) setAttempts(attempts + 1);
    else model.choose(chosen);
  };
  return (
    <>
      <p className="activate__above">{translate('fundActivation.titleOf', { fund: fund.name })}</p>
      <Heading level={1}>{translate('fundActivation.select.title')}</Heading>
      <ErrorSummary
        title={translate('shell.form.errors', { count: 1 })}
        errors={error === undefined ? [] : [{ fieldId: ID, message: error }]}
        attempt={attempts}
      />
      <form noValidate onSubmit={handleSubmit}>
        <FieldGroup id={ID} label={translate('fundActivation.select.title')} legendHidden error={error}>
          {options.map((option, index) => (
            <ChoiceCard
              key={option}
              {...(index === 0 ? { id: ID } : {})}
              name={ID}
              value={option}
              icon={ICONS[option]}
              title={translate(`fundActivation.select.${option}`)}
              text={translate(`fundActivation.select.${option}.text`)}
              checked={chosen === option}
              onChange={() => setChosen(option)}
            />
          ))}
        </FieldGroup>
        <div className="actions">
          <Button appearance="primary" type="submit">
            {translate('shell.next')}
          </Button>
          <ButtonLink appearance="subtle" href={href(goTo('fund', { id: fund.id }))}>
            {translate('fundActivation.backTo', { fund: fund.name })}
          </ButtonLink>
        </div>
      </form>
    </>
  );
});
