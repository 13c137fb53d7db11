import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import { formatActivationCode } from '@stadstegoed/core/fund-activation/activation-code.ts';
import type { Fund } from '@stadstegoed/core/funds/fund.ts';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { ButtonLink } from '@stadstegoed/ui/button/button.tsx';
import { CodeInput } from '@stadstegoed/ui/field/grouped-input.tsx';
import { CallUs } from '../../lib/links/call-us.view.tsx';
import { FormErrors, FormProblem, useFieldError } from '../../lib/form/form-errors.view.tsx';
import { CallButton } from '../../lib/load/long-wait.view.tsx';
import { FormField } from '../../lib/form/observed-field.tsx';
import { Heading } from '@stadstegoed/ui/heading/heading.tsx';
import { observer } from 'mobx-react-lite';
import type { SubmitEvent } from 'react';
import { useHref } from '../../lib/links/shop-link.tsx';
import { sentenceText, useTexts } from '../../lib/texts/texts.ts';
import { useErrorTitle } from '../../lib/page/use-screen-title.ts';
import { usePartModel } from '../../lib/view-model/use-view-model.ts';
import { RedeemCodeViewModel } from './redeem-code.vm.ts';

const ID = 'activation-code';

export interface RedeemCodeProps {
  /** The fund on whose page the code is typed; null for a code of any fund. */
  readonly fund: Fund | null;
  readonly hasOtherMethods?: boolean;
}

/** The form for the code from the letter. It formats the input, accepts a paste and shows errors. */
export const RedeemCodeView = observer(function RedeemCodeView({ fund, hasOtherMethods = false }: RedeemCodeProps) {
  const translate = useTexts();
  const href = useHref();
  const params = { fund: fund && { id: fund.id, key: fund.key, name: fund.name } };
  const model = usePartModel(RedeemCodeViewModel, params);
  const { form, policy } = model;
  const error = useFieldError(form, 'code');
  useErrorTitle(error !== undefined);
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    void model.send();
  };
  return (
    <>
      {fund && <p className="activate__above">{translate('fundActivation.titleOf', { fund: fund.name })}</p>}
      <Heading level={1}>{translate('fundActivation.code.title')}</Heading>
      <FormErrors form={form} ids={{ code: ID }} />
      <div className="activate__code">
        <form noValidate onSubmit={handleSubmit}>
          <FormField
            id={ID}
            label={translate('fundActivation.code.label')}
            hint={model
              .hints(params)
              .map((hint) => sentenceText(translate, hint))
              .join(' ')}
            error={error}
          >
            {(control) => (
              <CodeInput
                {...control}
                format={(typed) => formatActivationCode(typed, policy)}
                value={form.values.code}
                onChange={(value) => form.set('code', value)}
                onBlur={() => form.leave('code')}
              />
            )}
          </FormField>
          <FormProblem form={form} />
          <div className="actions">
            <CallButton appearance="primary" type="submit" busy={form.isBusy && translate('fundActivation.code.busy')}>
              {translate('fundActivation.code.send')}
            </CallButton>
            {fund && hasOtherMethods ? (
              <ButtonLink
                appearance="subtle"
                icon={<IconArrowLeft stroke={1.5} aria-hidden />}
                href={href(goTo('fund-activate', { fundId: fund.id }))}
              >
                {translate('fundActivation.otherMethod')}
              </ButtonLink>
            ) : null}
          </div>
        </form>
        <LetterView />
      </div>
    </>
  );
});

/** A drawing of the place of the code in the letter. It is decorative: the caption says the same. */
function LetterView() {
  return (
    <figure className="activate__letter">
      <svg viewBox="0 0 320 224" aria-hidden="true" focusable="false">
        <rect width="320" height="224" rx="14" fill="var(--stads-quiet-background-color)" />
        <rect x="18" y="18" width="38" height="38" rx="10" fill="var(--stads-announcement-background-color)" />
        <rect
          x="186"
          y="18"
          width="116"
          height="48"
          rx="9"
          fill="var(--stads-announcement-background-color)"
          stroke="var(--stads-dark-background-color)"
          strokeWidth="3"
        />
        <text x="244" y="48" textAnchor="middle" fontSize="17" fontWeight="800" fill="var(--stads-announcement-color)">
          ABCD-1234
        </text>
        <g fill="var(--stads-hairline-color)">
          <rect x="18" y="88" width="158" height="11" rx="5" />
          <rect x="18" y="118" width="284" height="10" rx="5" />
          <rect x="18" y="138" width="266" height="10" rx="5" />
          <rect x="18" y="158" width="276" height="10" rx="5" />
          <rect x="18" y="178" width="134" height="10" rx="5" />
        </g>
      </svg>
      <figcaption>
        <CallUs text="fundActivation.code.letter" />
      </figcaption>
    </figure>
  );
}
