import IconExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs';
import { Button, ButtonLink, type ButtonAppearance } from '@stadstegoed/ui/button/button.tsx';
import { CallButton } from '../../../support/long-wait.view.tsx';
import { useHref } from '../../../support/shop-link.tsx';
import { sentenceText, useTexts } from '../../../support/texts.ts';
import type { FundAction } from '../fund-action.ts';

/** Props of the action button of a fund. */
export interface FundActionButtonProps {
  readonly action: FundAction;
  /** The name of the fund, for lists: screen readers read it after the label, so that equal labels differ. */
  readonly fundName?: string;
  readonly appearance?: ButtonAppearance;
  readonly wide?: boolean;
  readonly isBusy?: boolean;
  readonly onApply: () => void;
  readonly onPending: () => void;
  /** Explains why the fund cannot be activated. */
  readonly onExplain?: () => void;
}

/** The action of a fund: a link when it navigates, a button when it does something on the page (1 §2). */
export function FundActionButton(props: FundActionButtonProps) {
  const { action, appearance = 'secondary', wide = false } = props;
  const translate = useTexts();
  const href = useHref();
  const style = { appearance, wide };
  const label = <ActionLabel text={sentenceText(translate, action.label)} fundName={props.fundName} />;
  switch (action.kind) {
    case 'go':
      return (
        <ButtonLink {...style} href={href(action.to)}>
          {label}
        </ButtonLink>
      );
    case 'leave':
      return (
        <ButtonLink {...style} href={action.url} rel="noopener noreferrer" iconEnd={<LeaveIcon />}>
          {label}
        </ButtonLink>
      );
    case 'apply':
      return (
        <CallButton {...style} busy={props.isBusy ? translate('funds.button.applying') : false} onClick={props.onApply}>
          {label}
        </CallButton>
      );
    case 'pending':
    case 'explain':
      return (
        <Button {...style} onClick={action.kind === 'pending' ? props.onPending : props.onExplain}>
          {label}
        </Button>
      );
  }
}

function ActionLabel(props: { readonly text: string; readonly fundName: string | undefined }) {
  return (
    <>
      {props.text} {props.fundName === undefined ? null : <span className="visually-hidden">{props.fundName}</span>}
    </>
  );
}

function LeaveIcon() {
  return <IconExternalLink stroke={1.5} aria-hidden="true" />;
}
