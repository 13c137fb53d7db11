import { exampleNumber, formatCardNumber } from '@stadstegoed/core/physical-cards/card-number.ts';
import { addressLines } from '@stadstegoed/core/shared/postal-address.ts';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconCreditCard from '@tabler/icons-react/dist/esm/icons/IconCreditCard.mjs';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import {
  type CardOffer,
  type CardSituation,
  cardChoices,
  cardSituation,
  linkedType,
  mayUnlinkCard,
} from '@stadstegoed/core/physical-cards/card-offer.ts';
import { ONLY_CARD_TYPE, type PhysicalCard } from '@stadstegoed/core/vouchers/physical-card.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import { Badge } from '@stadstegoed/ui/badge/badge.tsx';
import { Button } from '@stadstegoed/ui/button/button.tsx';
import { Heading } from '@stadstegoed/ui/heading/heading.tsx';
import { tintClass, tintOfPicture } from '@stadstegoed/ui/tint/tint.ts';
import { useEffect, useId, useRef, type RefObject } from 'react';
import { CallUs } from '../../../lib/links/call-us.view.tsx';
import { useTexts, type Translate } from '../../../lib/texts/texts.ts';
import { PlasticCard } from './plastic-card.tsx';
import { useFocusAfterDialog } from '../../../lib/focus/use-focus-after-dialog.ts';
import './voucher-card.css';

/** Props of the part of the voucher screen about its card. The texts of the feature physical-cards must be loaded. */
export interface VoucherCardProps {
  readonly voucher: Voucher;
  /** For whom the voucher is; null when the platform does not say. */
  readonly owner: string | null;
  readonly offer: CardOffer;
  /** Whether a card was ordered, which she links once she has it. */
  readonly isOrdered: boolean;
  /** Whether the resident hid the offer for this fund; a small button remains. */
  readonly isDismissed: boolean;
  readonly onGet: () => void;
  readonly onDismiss: () => void;
  readonly onUnlink: () => void;
  readonly onPrint: () => void;
}

/** The offer of a plastic card, or the linked card with its number. Shows nothing without an offer. */
export function VoucherCard(props: VoucherCardProps) {
  const start = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useFocusAfterDialog(props.offer, start);
  useFocusAfterDismissal(props.isDismissed, button);
  const { physicalCard } = props.voucher;
  if (props.offer === 'none') return null;
  if (props.offer === 'linked' && physicalCard !== null) {
    return <LinkedCard {...props} card={physicalCard} start={start} />;
  }
  return props.isDismissed && !props.isOrdered ? (
    <QuietProduct {...props} start={start} button={button} />
  ) : (
    <Offer {...props} start={start} />
  );
}

/** Moves focus to the button that remains, because the one that hid the offer is gone. */
function useFocusAfterDismissal(isDismissed: boolean, button: RefObject<HTMLButtonElement | null>): void {
  const was = useRef(isDismissed);
  useEffect(() => {
    if (isDismissed && !was.current) button.current?.focus();
    was.current = isDismissed;
  }, [isDismissed, button]);
}

type StartProps = VoucherCardProps & { readonly start: RefObject<HTMLElement | null> };

function Offer({ voucher, owner, isOrdered, onGet, onDismiss, start }: StartProps) {
  const translate = useTexts();
  const id = useId();
  const tint = tintClass(tintOfPicture(voucher.fund.logo?.dominantColor, Number(voucher.fundId)));
  const [{ type } = { type: ONLY_CARD_TYPE }] = cardChoices(voucher);
  return (
    <section className={`voucher-card voucher-card--offer ${tint}`} aria-labelledby={id} ref={start}>
      <PlasticCard voucher={voucher} number={exampleNumber(type)} photo={type.photo} size="tiny" />
      <div className="voucher-card__text">
        <Heading level={2} size={4} id={id}>
          {translate(isOrdered ? 'physicalCards.newDone.title' : 'physicalCards.offer.title')}
        </Heading>
        <p>
          {isOrdered ? (
            <CallUs text="physicalCards.ordered.text" />
          ) : owner === null ? (
            translate('physicalCards.offer.text')
          ) : (
            translate('physicalCards.offer.textFor', { name: owner })
          )}
        </p>
      </div>
      <div className="voucher-card__buttons">
        <Button onClick={onGet}>{translate(isOrdered ? 'physicalCards.code.link' : 'physicalCards.offer.get')}</Button>
        {isOrdered ? null : (
          <Button
            appearance="subtle"
            iconOnly
            aria-label={translate('physicalCards.offer.dismiss')}
            onClick={onDismiss}
            icon={<IconX stroke={1.5} aria-hidden />}
          />
        )}
      </div>
    </section>
  );
}

/** The button that remains of a hidden offer. */
function QuietProduct({ onGet, start, button }: StartProps & { readonly button: RefObject<HTMLButtonElement | null> }) {
  const translate = useTexts();
  return (
    <section className="voucher-card" aria-label={translate('physicalCards.offer.title')} ref={start}>
      <Button ref={button} appearance="subtle" icon={<IconCreditCard stroke={1.5} aria-hidden />} onClick={onGet}>
        {translate('physicalCards.offer.get')}
      </Button>
    </section>
  );
}

function LinkedCard(props: StartProps & { readonly card: PhysicalCard }) {
  const { voucher, owner, card, onUnlink, onPrint, start } = props;
  const translate = useTexts();
  const id = useId();
  const type = linkedType(voucher);
  const number = formatCardNumber(card.code, type);
  const situation = cardSituation(voucher);
  const works = situation === 'active' || situation === 'used';
  return (
    <section className="voucher-card voucher-card--linked" aria-labelledby={id} ref={start}>
      <Heading level={2} id={id}>
        {owner === null
          ? translate('physicalCards.linked.title')
          : translate('physicalCards.linked.titleFor', { name: owner })}
      </Heading>
      <div className="stads-card stads-card--padded voucher-card__pair">
        <PlasticCard
          voucher={voucher}
          number={number}
          photo={type?.photo ?? null}
          label={translate('physicalCards.card', { number })}
        />
        <div className="stack--tight">
          <Badge kind="positive" icon={<IconCircleCheck size={18} stroke={1.5} aria-hidden />}>
            {translate('physicalCards.linked.badge')}
          </Badge>
          <Heading level={3}>{linkedTitle(situation, owner, translate)}</Heading>
          <p className="text-subtle">{translate(`physicalCards.linked.${situation}Text`)}</p>
          {card.sentTo === null ? null : (
            <p className="text-subtle">
              {translate('physicalCards.linked.sentTo', { address: addressLines(card.sentTo).join(', ') })}
            </p>
          )}
          <div className="row voucher-card__actions">
            {works ? (
              <Button icon={<IconPrinter stroke={1.5} aria-hidden />} onClick={onPrint}>
                {translate('physicalCards.linked.print')}
              </Button>
            ) : null}
            {mayUnlinkCard(voucher) ? (
              <Button appearance="subtle" onClick={onUnlink}>
                {translate('physicalCards.linked.unlink')}
              </Button>
            ) : null}
          </div>
          {works ? <p className="text-sm text-subtle">{translate('physicalCards.linked.lost')}</p> : null}
        </div>
      </div>
    </section>
  );
}

function linkedTitle(situation: CardSituation, owner: string | null, translate: Translate): string {
  if (situation !== 'active') return translate(`physicalCards.linked.${situation}`);
  return owner === null
    ? translate('physicalCards.linked.active')
    : translate('physicalCards.linked.activeFor', { name: owner });
}
