import type { Fund } from '@stadstegoed/core/funds/fund.ts';
import { Price } from '@stadstegoed/ui/price/price.tsx';
import { sentenceText, useTexts } from '../../../lib/texts/texts.ts';
import { useLanguage } from '../../../lib/texts/use-language.ts';
import { worthOf, worthWithoutAmount } from './worth-text.ts';
import './fund-card.css';

/** The amounts that a fund gives, each with its unit; a fixed amount needs none. */
export function FundWorth(props: { readonly fund: Fund; readonly large?: boolean }) {
  const translate = useTexts();
  const language = useLanguage();
  const lines = worthOf(props.fund);
  const without = worthWithoutAmount(props.fund);
  const classes = props.large ? 'fund-worth fund-worth--large' : 'fund-worth';
  if (lines.length === 0) return without === null ? null : <p className={classes}>{translate(without)}</p>;
  return (
    <div className={classes}>
      {lines.map(({ amount, unit }) => {
        const text = unit && sentenceText(translate, unit);
        return (
          <p key={text}>
            <Price amount={amount} language={language} /> {text === null ? null : <small>{text}</small>}
          </p>
        );
      })}
    </div>
  );
}
