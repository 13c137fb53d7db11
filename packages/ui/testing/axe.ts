import axe from 'axe-core';

/** Disabled rules: they need layout, which jsdom does not have, or a whole page. */
const DISABLED_RULES = {
  'color-contrast': { enabled: false },
  region: { enabled: false },
  'page-has-heading-one': { enabled: false },
};

/** The axe violations of an element, one line each: WCAG 2.2 AA and best practice. Elements without one are not described. */
export async function axeFindings(element: Element = document.body): Promise<readonly string[]> {
  const { violations } = await axe.run(element, { rules: DISABLED_RULES, resultTypes: ['violations'] });
  return violations.flatMap(({ id, help, nodes }) => nodes.map((node) => `${id}: ${help} (${node.html})`));
}
