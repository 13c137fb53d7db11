import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { OpenTicket } from './open-ticket.tsx';
import { Ticket } from './ticket.tsx';

const texts = {
  name: 'Kindtegoed',
  forWhom: 'Voor Noor',
  balanceLabel: 'Saldo',
  balance: '€ 187,50',
  balanceOf: 'over van € 300,-',
} as const;

const ticket = {
  ...texts,
  tint: 'zon',
  footLabel: 'Geldig tot en met',
  footValue: '31 augustus 2027',
} as const;

const link = { href: '/tegoeden/1', more: 'Voor Noor, € 187,50, Geldig tot en met 31 augustus 2027' };

it('has one link with fund, owner, balance and end date, in its heading, and the rest beside it', () => {
  render(<Ticket {...ticket} link={link} headingLevel={3} showsQr />);
  const shown = screen.getByRole('link', {
    name: 'Kindtegoed, Voor Noor, € 187,50, Geldig tot en met 31 augustus 2027',
  });
  expect(shown.getAttribute('href')).toBe('/tegoeden/1');
  expect(screen.getByRole('heading', { level: 3 }).contains(shown)).toBe(true);
  expect(shown.contains(screen.getByText('over van € 300,-'))).toBe(false);
  expect(document.querySelector('.stads-ticket__qr')?.getAttribute('aria-hidden')).toBe('true');
});

it('keeps the label and the amount apart for screen readers, and has no label before a word', () => {
  const { container, rerender } = render(<Ticket {...ticket} />);
  const balance = () => container.querySelector('.stads-ticket__balance')?.textContent;
  expect(balance()).toBe('Saldo\u00a0€ 187,50');
  rerender(<Ticket {...ticket} balanceLabel={undefined} balance="Nog op te halen" />);
  expect(balance()).toBe('Nog op te halen');
});

it('is not a link without a URL, and has only the parts that it is given', () => {
  const { container, rerender } = render(<Ticket {...ticket} />);
  const has = () =>
    ['img', '.stads-meter', '.stads-ticket__qr', '.stads-ticket__coming'].map(
      (part) => container.querySelector(part) !== null,
    );
  const paragraphs = () => [...container.querySelectorAll('p')].map(({ textContent }) => textContent);
  expect(screen.queryByRole('link')).toBeNull();
  expect(has()).toEqual([false, false, false, false]);
  expect(paragraphs()).toEqual(['Kindtegoed', 'Voor Noor', 'Saldo\u00a0€ 187,50', 'over van € 300,-']);
  expect(container.querySelector('strong')?.textContent).toBe('31 augustus 2027');
  rerender(<Ticket name="Kindtegoed" balance="Korting" tint="zon" footLabel="Verlopen" art="/art.svg" isCompleting />);
  expect(has()).toEqual([true, true, false, true]);
  expect(container.querySelector('.stads-ticket__coming')?.getAttribute('aria-hidden')).toBe('true');
  expect(paragraphs()).toEqual(['Kindtegoed', 'Korting', '\u00a0']);
  expect(container.querySelector('strong')?.textContent).toBe('Verlopen');
  expect(container.querySelector('.stads-ticket-shell--live')).not.toBeNull();
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

it('has, as an open ticket, only the parts that it is given', () => {
  const { container, rerender } = render(<OpenTicket name="Kindtegoed" balance="Korting" tint="bes" facts={[]} />);
  const parts = () =>
    ['p', 'img', '.stads-meter', '.stads-open-ticket__stub', '.stads-open-ticket__balance--word'].map(
      (part) => container.querySelectorAll(part).length,
    );
  expect(parts()).toEqual([1, 0, 0, 0, 1]);
  rerender(<OpenTicket {...texts} tint="bes" facts={[]} left={50} art="/art.svg" stub="Code" tone="over" />);
  expect(parts()).toEqual([3, 1, 1, 1, 0]);
  expect(container.querySelector('.stads-meter')?.getAttribute('aria-hidden')).toBe('true');
  expect(container.querySelector('.stads-open-ticket--over')).not.toBeNull();
});
