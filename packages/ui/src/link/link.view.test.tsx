import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LinkComponentProvider } from './link-component.tsx';
import type { LinkComponentProps } from './link-component.tsx';
import { Link } from './link.tsx';

function RouterLink(props: LinkComponentProps) {
  return (
    <a {...props} data-router="yes">
      {props.children}
    </a>
  );
}

it.each([
  ['/funds', true],
  ['/', true],
  ['?page=2', true],
  ['', true],
  ['//elsewhere.example', false],
  ['https://digid.nl', false],
  ['mailto:a@b.example', false],
  ['tel:+31123456700', false],
  ['#content', false],
])('renders the URL "%s" with the link component: %s', (href, inside) => {
  render(
    <LinkComponentProvider component={RouterLink}>
      <Link href={href}>Verder</Link>
    </LinkComponentProvider>,
  );
  expect(screen.getByText('Verder').dataset['router'] === 'yes').toBe(inside);
});

it('is a plain anchor without a link component', () => {
  render(<Link href="/funds">Regelingen</Link>);
  expect(screen.getByRole('link', { name: 'Regelingen' }).getAttribute('href')).toBe('/funds');
});
