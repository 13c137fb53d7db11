import { factIcons } from 'virtual:drawings';
import { useTexts } from '../../lib/texts/texts.ts';

const FACTS = ['funds.home.facts.first', 'funds.home.facts.second', 'funds.home.facts.third'] as const;

/** Three facts below the banner, with the icons that the municipality chose. */
export function HomeFacts() {
  const translate = useTexts();
  return (
    <section className="home-facts" aria-label={translate('funds.home.facts')}>
      <ul className="container">
        {FACTS.map((fact, index) => {
          const Icon = factIcons[index];
          return (
            <li key={fact}>
              {Icon === undefined ? null : <Icon stroke={1.5} aria-hidden="true" />} <span>{translate(fact)}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
