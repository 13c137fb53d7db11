import { parseMoney, NO_MONEY } from '@stadstegoed/core/shared/money.ts';
import { render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Accordion } from './accordion/accordion.tsx';
import { AnnouncementBar } from './announcement-bar/announcement-bar.tsx';
import { Breadcrumbs } from './breadcrumbs/breadcrumbs.tsx';
import { RemovableChip } from './chip/chip.tsx';
import { CriteriaList } from './criteria/criteria-list.tsx';
import { DataList } from './data-list/data-list.tsx';
import { Heading } from './heading/heading.tsx';
import { Notice } from './notice/notice.tsx';
import { Price } from './price/price.tsx';
import { Loading, SkeletonCards, SkeletonRows, SkeletonText, SkeletonTickets } from './skeleton/skeleton.tsx';
import { StateScreen } from './state-screen/state-screen.tsx';
import { Tabs } from './tabs/tabs.tsx';
import { FloatingNote } from './toast/floating-note.tsx';
import { Hero } from './hero/hero.tsx';

const stateNames = { met: 'Voldaan', unmet: 'Niet voldaan', unknown: 'Nog niet bekend' };

/** Each piece of text, in the order in which it stands. */
function textsOf(element: Element): string {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '');
  return texts.join('|');
}

const emptyPartsOf = (element: Element) =>
  element.querySelectorAll(':is(dd, p, strong, .row, [class$="text"]):empty').length;

const hiddenIconsOf = (element: Element) =>
  `${element.querySelectorAll('svg[aria-hidden="true"]').length} of ${element.querySelectorAll('svg').length}`;

describe('small controls', () => {
  it('show the state of a criterion as text, not only by icon and colour', () => {
    const items = [{ id: 1, state: 'unmet', text: 'U woont in Zonnedorp', reason: 'U woont in Waterveen.' }] as const;
    render(<CriteriaList items={items} stateNames={stateNames} />);
    expect(screen.getByRole('listitem').textContent).toBe('Niet voldaan: U woont in Zonnedorp U woont in Waterveen.');
  });

  it('mark the current tab and page', () => {
    render(
      <>
        <Tabs
          label="Soort"
          tabs={[
            { href: '?type=active', label: 'Tegoeden', count: 3, current: true },
            { href: '?type=archived', label: 'Verlopen', current: false },
          ]}
        />
        <Breadcrumbs label="Kruimelpad" trail={[{ href: '/', label: 'Home' }]} current="Tegoeden" />
      </>,
    );
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Tegoeden \u00a03');
    const trail = screen.getByRole('navigation', { name: 'Kruimelpad' });
    expect(trail.textContent).toBe('HomeTegoeden');
    expect(trail.querySelector('[aria-current="page"]')?.textContent).toBe('Tegoeden');
    expect(document.querySelectorAll('[aria-current]')).toHaveLength(2);
  });

  it('keep a space for the number of a tab that is still loading, and none for a tab without a number', () => {
    const tab = { href: '?', label: 'Tegoeden', current: false };
    const tabs = [tab, { ...tab, href: '?1', count: null }, { ...tab, href: '?2', count: 0 }];
    render(<Tabs label="Soort" tabs={tabs} />);
    const shown = screen.getAllByRole('link');
    expect(shown.map(({ textContent }) => textContent)).toEqual(['Tegoeden', 'Tegoeden ', 'Tegoeden \u00a00']);
    expect(shown.map((link) => link.querySelector('.stads-count--coming') !== null)).toEqual([false, true, false]);
  });

  it.each([
    [
      'a notice',
      <Notice key="few">
        <p>Tekst</p>
      </Notice>,
      <Notice key="all" title="Let op" live="alert">
        <p>Tekst</p>
      </Notice>,
      'Tekst',
      'Let op|Tekst',
    ],
    [
      'a list of data',
      <DataList key="few" items={[{ label: 'Inkomen', value: 'laag' }]} />,
      <DataList key="all" items={[{ label: 'Inkomen', value: 'laag', action: 'Wijzig' }]} />,
      'Inkomen|laag',
      'Inkomen|laag|Wijzig',
    ],
    [
      'a criterion',
      <CriteriaList key="few" items={[{ id: 1, state: 'met', text: 'Jong' }]} stateNames={stateNames} />,
      <CriteriaList
        key="all"
        items={[{ id: 1, state: 'unknown', text: 'Jong', reason: 'Leeftijd', more: 'Uitleg' }]}
        stateNames={stateNames}
      />,
      'Voldaan: |Jong| ',
      'Nog niet bekend: |Jong| |Leeftijd|Uitleg',
    ],
    [
      'a state screen',
      <StateScreen key="few" scene="bench" headingLevel={2} title="Leeg" />,
      <StateScreen
        key="all"
        scene="bench"
        headingLevel={2}
        title="Leeg"
        actions="Zoek"
        footnote="Code 404"
        live="alert"
      >
        Niets
      </StateScreen>,
      'Leeg',
      'Leeg|Niets|Zoek|Code 404',
    ],
  ])('show only the parts that %s has', (_what, few, all, fewTexts, allTexts) => {
    const { container, rerender } = render(few);
    expect([textsOf(container), emptyPartsOf(container)]).toEqual([fewTexts, 0]);
    expect(container.querySelectorAll('[role]')).toHaveLength(0);
    rerender(all);
    expect(textsOf(container)).toBe(allTexts);
  });

  it('announce a notice and a state screen as the screen asks, and not without that', () => {
    render(
      <>
        <Notice>
          <p>Stil</p>
        </Notice>
        <Notice live="status">
          <p>Opgeslagen</p>
        </Notice>
        <StateScreen scene="bench" headingLevel={2} title="Niet gelukt" live="alert" />
      </>,
    );
    expect(screen.getByRole('status').textContent).toBe('Opgeslagen');
    expect(screen.getByRole('alert').textContent).toBe('Niet gelukt');
  });

  it('announce a note that floats in a region that is there before its text', () => {
    const { container, rerender } = render(<FloatingNote text={null} />);
    const region = container.querySelector('[aria-live="polite"]');
    expect(region?.childElementCount).toBe(0);
    rerender(<FloatingNote text="Dit duurt langer dan anders" />);
    expect(region?.textContent).toBe('Dit duurt langer dan anders');
    expect(hiddenIconsOf(container)).toBe('1 of 1');
  });

  it('hide their icons from screen readers', () => {
    const { container } = render(
      <>
        <Notice>
          <p>Tekst</p>
        </Notice>
        <Breadcrumbs label="Kruimelpad" trail={[{ href: '/', label: 'Home' }]} current="Tegoeden" />
        <Accordion items={[{ id: 1, title: 'Wat is DigiD?', content: 'Een inlogmiddel' }]} />
        <CriteriaList items={[{ id: 1, state: 'met', text: 'Jong' }]} stateNames={stateNames} />
        <AnnouncementBar label="Mededeling" closeLabel="Sluit" onDismiss={() => undefined}>
          <span>Nieuw</span>
        </AnnouncementBar>
        <RemovableChip label="Sport" removeLabel="Verwijder Sport" onRemove={() => undefined} />
      </>,
    );
    expect(hiddenIconsOf(container)).toBe('7 of 7');
  });

  it('have a spoken text for a price', () => {
    render(<Price amount={parseMoney('86.00') ?? NO_MONEY} language="nl" />);
    expect(screen.getByText('86 euro').className).toBe('visually-hidden');
    expect(screen.getByText(/86,-/).getAttribute('aria-hidden')).toBe('true');
  });

  it('announce loading and hide the skeleton from screen readers', () => {
    render(
      <Loading label="Het aanbod wordt opgehaald…">
        <SkeletonText />
        <SkeletonCards count={2} />
        <SkeletonRows count={1} />
        <SkeletonTickets count={1} />
      </Loading>,
    );
    expect(screen.getByRole('status').textContent).toBe('Het aanbod wordt opgehaald…');
    expect(document.querySelector('.stads-loading')?.getAttribute('aria-hidden')).toBe('true');
  });

  it.each(['bench', 'bridge', 'signpost', 'checklist'] as const)(
    'show the illustration %s with its text',
    async (scene) => {
      render(<StateScreen scene={scene} headingLevel={1} title="Deze pagina is er niet" footnote="Code 404" />);
      expect(screen.getByRole('heading', { level: 1, name: 'Deze pagina is er niet' })).toBeDefined();
      await waitFor(() => expect(document.querySelectorAll('svg.stads-scene > *').length).toBeGreaterThan(4));
    },
  );

  it('show the town illustration, hidden from screen readers', () => {
    render(
      <Hero skyline='<path d="M0 400H760" fill="var(--art-kade)"/>'>
        <Heading level={1}>Gewoon meedoen</Heading>
      </Hero>,
    );
    expect(document.querySelector('.stads-skyline')?.getAttribute('aria-hidden')).toBe('true');
    expect(document.querySelector('.stads-skyline > path')?.getAttribute('fill')).toBe('var(--art-kade)');
  });
});
