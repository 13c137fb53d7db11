import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { axeFindings } from '../../testing/axe.ts';
import { OpenTicket } from './open-ticket.tsx';
import { Ticket } from './ticket.tsx';

const texts = {
  name: 'Kindtegoed',
  forWhom: 'Voor Noor',
  balanceLabel: 'Saldo',
  balance: '€ 187,50',
  balanceOf: 'over van € 300,00',
} as const;

const ticket = {
  ...texts,
  tint: 'zon',
  footLabel: 'Geldig tot en met',
  footValue: '31 augustus 2027',
  qrLabel: 'Toon de QR-code',
} as const;

it('is one link with name, balance and end date, in that order', () => {
  render(<Ticket {...ticket} href="/tegoeden/1" headingLevel={3} />);
  const link = screen.getByRole('link', {
    name: 'Kindtegoed Voor Noor Saldo € 187,50 over van € 300,00 Geldig tot en met 31 augustus 2027 Toon de QR-code',
  });
  expect(link.getAttribute('href')).toBe('/tegoeden/1');
  expect(screen.getByRole('heading', { level: 3, name: 'Kindtegoed' })).toBeDefined();
});

it('is not a link without a URL', () => {
  render(<Ticket {...ticket} />);
  expect(screen.queryByRole('link')).toBeNull();
});

it.each([
  [62.5, '62.5%'],
  [-4, '0%'],
  [130, '100%'],
])('shows %d per cent as a bar of %s', (left, width) => {
  const { container } = render(<Ticket {...ticket} left={left} />);
  expect(container.querySelector<HTMLElement>('.stads-meter__bar')?.style.inlineSize).toBe(width);
});

it('is the heading of the page as an open ticket, with its facts and its code', () => {
  render(
    <OpenTicket
      {...texts}
      tint="bes"
      facts={[{ label: 'Van', value: 'Gemeente Zonnedorp' }]}
      stub={<p>Toon groot</p>}
    />,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Kindtegoed' })).toBeDefined();
  expect(screen.getByRole('definition').textContent).toBe('Gemeente Zonnedorp');
  expect(screen.getByText('Toon groot')).toBeDefined();
});

it('has no accessibility violations', async () => {
  render(
    <>
      <OpenTicket {...texts} tint="bes" left={50} facts={[{ label: 'Van', value: 'Zonnedorp' }]} />
      <h2>Andere</h2>
      <Ticket {...ticket} href="/tegoeden/1" headingLevel={3} left={50} art="/art.svg" />
    </>,
  );
  expect(await axeFindings()).toEqual([]);
});
