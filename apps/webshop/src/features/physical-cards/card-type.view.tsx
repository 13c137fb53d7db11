import IconCreditCard from '@tabler/icons-react/dist/esm/icons/IconCreditCard.mjs';
import IconMailbox from '@tabler/icons-react/dist/esm/icons/IconMailbox.mjs';
import type { CardType } from '@stadstegoed/core/physical-cards/card-steps.ts';
import { ChoiceCard } from '@stadstegoed/ui/choice-card/choice-card.tsx';
import { FieldGroup } from '@stadstegoed/ui/field/form-field.tsx';
import { useId, type ReactNode } from 'react';
import { useTexts } from '../../lib/texts/texts.ts';

const ICONS: Readonly<Record<CardType, ReactNode>> = {
  old: <IconCreditCard stroke={1.5} aria-hidden />,
  new: <IconMailbox stroke={1.5} aria-hidden />,
};

/** Props of the choice of a kind of card. */
export interface CardTypeViewProps {
  readonly owner: string | null;
  readonly type: CardType;
  readonly onChoose: (type: CardType) => void;
}

/** The choice between a card that the resident has and a new one. */
export function CardTypeView({ owner, type, onChoose }: CardTypeViewProps) {
  const translate = useTexts();
  const id = useId();
  return (
    <>
      <p className="text-subtle card-lead">
        {owner === null
          ? translate('physicalCards.type.lead')
          : translate('physicalCards.type.leadFor', { name: owner })}
      </p>
      <FieldGroup id={id} label={translate('physicalCards.type.title')} legendHidden>
        {(['old', 'new'] as const).map((value) => (
          <ChoiceCard
            key={value}
            name={id}
            value={value}
            icon={ICONS[value]}
            title={translate(`physicalCards.type.${value}`)}
            text={translate(`physicalCards.type.${value}.text`)}
            checked={type === value}
            onChange={() => onChoose(value)}
          />
        ))}
      </FieldGroup>
    </>
  );
}
