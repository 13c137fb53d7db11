import IconExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs';
import { Button, ButtonLink, type ButtonAppearance } from '@stadstegoed/ui/button/button.tsx';
import { ContentText } from '@stadstegoed/ui/rich-text/content-lang.tsx';
import type { Sentence } from '../../../lib/app/app-ports.ts';
import { CallButton } from '../../../lib/load/long-wait.view.tsx';
import { useHref } from '../../../lib/links/shop-link.tsx';
import { sentenceText, useTexts } from '../../../lib/texts/texts.ts';
import type { FundAction } from '../fund-action.ts';

export interface FundActionButtonProps {
  readonly action: FundAction;
  /** The name of the fund, for lists: screen readers read it after the label, so that equal labels differ. */
  readonly fundName?: string;
  readonly appearance?: ButtonAppearance;
  readonly wide?: boolean;
  readonly isBusy?: boolean;
  readonly onApply?: () => void;
  /** Explains why the fund cannot be activated. */
  readonly onExplain?: () => void;
}

/** The action of a fund: a link when it navigates, a button when it does something on the page. */
export function FundActionButton(props: FundActionButtonProps) {
  const { action, appearance = 'secondary', wide = false } = props;
  const translate = useTexts();
  const href = useHref();
  const style = { appearance, wide };
  const label = <ActionLabel sentence={action.label} fundName={props.fundName} />;
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
    case 'explain':
      return (
        <Button {...style} onClick={props.onExplain}>
          {label}
        </Button>
      );
  }
}

/** The label, in the language of the municipality when the fund has its own, and the name of the fund for lists. */
function ActionLabel({ sentence, fundName }: { readonly sentence: Sentence; readonly fundName: string | undefined }) {
  const text = sentenceText(useTexts(), sentence);
  return (
    <>
      {'literal' in sentence ? <ContentText>{text}</ContentText> : <span>{text}</span>}{' '}
      {fundName === undefined ? null : (
        <span className="visually-hidden">
          <ContentText>{fundName}</ContentText>
        </span>
      )}
    </>
  );
}

function LeaveIcon() {
  return <IconExternalLink stroke={1.5} aria-hidden="true" />;
}
