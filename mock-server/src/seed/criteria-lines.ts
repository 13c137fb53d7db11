import type { CriterionLine } from './fund-line.ts';

/** Conditions that come back in several funds. */

export const livesIn = (municipality: string): CriterionLine => ({
  key: 'municipality',
  operator: '=',
  value: municipality,
  title: `U woont in ${municipality}`,
  description: 'Dat staat meestal al in uw gegevens bij de gemeente.',
});

export const hasChildren: CriterionLine = {
  key: 'children_nth',
  operator: '>',
  value: '0',
  title: 'U heeft een kind van 4 tot en met 17 jaar',
  description: 'Tel alleen de kinderen die bij u wonen.',
};

export const lowIncome: CriterionLine = {
  key: 'base_salary',
  operator: '<',
  value: '2185',
  title: 'Uw inkomen is niet hoger dan € 2.184 per maand',
  description: 'Het gaat om wat u netto op uw rekening krijgt, zonder toeslagen.',
};

export const littleSavings: CriterionLine = {
  key: 'net_worth',
  operator: '<',
  value: '7576',
  title: 'Uw spaargeld is niet hoger dan € 7.575',
  description: 'Tel al uw rekeningen bij elkaar op.',
};

/** Hidden in lists of conditions, but asked as a box to tick. */
export const declaresLowIncome: CriterionLine = {
  key: 'minima_eligible',
  operator: '=',
  value: 'Ja',
  title: 'Ik verklaar dat mijn inkomen onder de grens ligt',
  description: 'De gemeente kan dit later nakijken.',
};
