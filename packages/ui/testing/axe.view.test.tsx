import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { axeFindings } from './axe.ts';

it('reports each violation with its rule and its element, and only violations', async () => {
  const { container } = render(
    <main>
      <h1>Vouchers</h1>
      <input name="q" />
      <button type="button" aria-labelledby="nothing" />
    </main>,
  );
  expect((await axeFindings(container)).map((finding) => finding.replace(/: .*\(/, ' ('))).toEqual([
    'button-name (<button type="button" aria-labelledby="nothing"></button>)',
    'label (<input name="q">)',
  ]);
});
