import axe from 'axe-core';

/** Rules that need layout, which jsdom has not, or a whole page, which a control is not. */
const NOT_HERE = {
  'color-contrast': { enabled: false },
  region: { enabled: false },
  'page-has-heading-one': { enabled: false },
};

/** What axe finds wrong in an element, one line a finding; empty when nothing is. WCAG 2.2 AA and best practice. */
export async function axeFindings(element: Element = document.body): Promise<readonly string[]> {
  const { violations } = await axe.run(element, { rules: NOT_HERE });
  return violations.flatMap(({ id, help, nodes }) => nodes.map((node) => `${id}: ${help} (${node.html})`));
}
