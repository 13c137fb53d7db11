import IconCreditCard from '@tabler/icons-react/dist/esm/icons/IconCreditCard.mjs';
import IconMailbox from '@tabler/icons-react/dist/esm/icons/IconMailbox.mjs';
import type { CardChoice } from '@stadstegoed/core/physical-cards/card-offer.ts';
import type { CardWay } from '@stadstegoed/core/physical-cards/card-steps.ts';
import { ChoiceCard } from '@stadstegoed/ui/choice-card/choice-card.tsx';
import { FieldGroup } from '@stadstegoed/ui/field/form-field.tsx';
import { useId, type ReactNode } from 'react';
import { useTexts } from '../../lib/texts/texts.ts';

const ICONS: Readonly<Record<CardWay, ReactNode>> = {
  old: <IconCreditCard stroke={1.5} aria-hidden />,
  new: <IconMailbox stroke={1.5} aria-hidden />,
};

export interface CardTypeViewProps {
  readonly owner: string | null;
  readonly choices: readonly CardChoice[];
  readonly chosen: number;
  readonly onChoose: (index: number) => void;
}

/** The choice between a card that the resident has and a new one, of each type when the fund has more of them. */
export function CardTypeView({ owner, choices, chosen, onChoose }: CardTypeViewProps) {
  const translate = useTexts();
  const id = useId();
  const hasTypes = new Set(choices.map(({ type }) => type.id)).size > 1;
  const titleOf = ({ how, type }: CardChoice) =>
    [translate(`physicalCards.type.${how}`), ...(hasTypes && type.name !== null ? [type.name] : [])].join(': ');
  return (
    <>
      <p className="text-subtle card-lead">
        {owner === null
          ? translate('physicalCards.type.lead')
          : translate('physicalCards.type.leadFor', { name: owner })}
      </p>
      <FieldGroup id={id} label={translate('physicalCards.type.title')} legendHidden>
        {choices.map(({ how, type }, index) => (
          <ChoiceCard
            key={`${how} ${type.id}`}
            name={id}
            value={String(index)}
            icon={ICONS[how]}
            title={titleOf({ how, type })}
            text={translate(`physicalCards.type.${how}.text`)}
            checked={chosen === index}
            onChange={() => onChoose(index)}
          />
        ))}
      </FieldGroup>
    </>
  );
}
