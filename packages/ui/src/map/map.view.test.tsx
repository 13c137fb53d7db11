import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { axeFindings } from '../../testing/axe.ts';
import { MapView, type MapTexts, type MapViewProps } from './map.tsx';

const texts: MapTexts = {
  label: 'Kaart',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom uit',
  locate: 'Toon waar ik ben',
  here: 'U bent hier',
  broken: 'De kaart laadt niet.',
  keys: 'Kaart, te verschuiven met de pijltoetsen',
  cluster: (count) => `${count} plekken`,
  chosen: (label) => `${label}, gekozen`,
  attribution: 'Kadaster',
};
const center = { latitude: 52.2, longitude: 5.9 };
const pool = { id: 'pool', label: 'Zwembad', position: { latitude: 52.2, longitude: 5.9 } };
const shop = { id: 'shop', label: 'Winkel', position: { latitude: 52.25, longitude: 6 } };
const bakery = { id: 'bakery', label: 'Bakker', position: { latitude: 52.2501, longitude: 6.0001 } };
const points = [pool, shop, bakery];

const page = (props: Partial<MapViewProps> = {}) => (
  <main>
    <h1>Aanbieders</h1>
    <MapView points={points} tilesUrl="/tiles/{z}/{x}/{y}.png" center={center} zoom={11} texts={texts} {...props} />
  </main>
);
const show = (props?: Partial<MapViewProps>) => render(page(props));

const tiles = () => [...document.querySelectorAll<HTMLImageElement>('img.leaflet-tile')];

/** The map measures itself, which jsdom does not do. */
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
});
afterEach(() => vi.restoreAllMocks());

describe('a map', () => {
  it('takes the arrow keys, begins at its centre and zoom, and asks for tiles by their numbers only [PV-031]', async () => {
    show();
    await waitFor(() => expect(tiles().length).toBeGreaterThan(3));
    expect(screen.getByRole('group', { name: texts.keys }).tabIndex).toBe(0);
    for (const tile of tiles()) {
      expect(tile.getAttribute('src')).toMatch(/^\/tiles\/11\/\d+\/\d+\.png$/);
      expect(tile.referrerPolicy).toBe('no-referrer');
    }
    expect(await axeFindings()).toEqual([]);
  });

  it('fits to its pins where its centre shows them as one number', async () => {
    const near = { id: 'near', label: 'Gymzaal', position: { latitude: 52.203, longitude: 5.9 } };
    show({ points: [pool, near] });
    expect(await screen.findByRole('button', { name: 'Zwembad' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Gymzaal' })).toBeDefined();
  });

  it('marks the pin, or the number, of what a list points at', async () => {
    const { rerender } = show();
    const pin = await screen.findByRole('button', { name: 'Zwembad' });
    rerender(page({ markedId: 'pool' }));
    await waitFor(() => expect(pin.classList).toContain('stads-mark--pointed'));
    expect(pin.textContent).toBe('Zwembad');
    expect(screen.getByRole('button', { name: '2 plekken' }).classList).not.toContain('stads-mark--pointed');
  });

  it('has a pin at each place, and a number where pins would cover each other [PV-032]', async () => {
    show();
    expect(await screen.findByRole('button', { name: 'Zwembad' })).toBeDefined();
    expect(screen.getByRole('button', { name: '2 plekken' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Winkel' })).toBeNull();
  });

  it('chooses a pin by mouse and by keyboard, and none by a press beside the pins', async () => {
    const onChoose = vi.fn();
    show({ onChoose });
    const pin = await screen.findByRole('button', { name: 'Zwembad' });
    await userEvent.click(pin);
    expect(onChoose).toHaveBeenLastCalledWith('pool');
    onChoose.mockClear();
    pin.focus();
    await userEvent.keyboard('{Enter}');
    expect(onChoose).toHaveBeenLastCalledWith('pool');
    const holder = document.querySelector('.stads-map');
    if (holder !== null) fireEvent.click(holder);
    expect(onChoose).toHaveBeenLastCalledWith(null);
  });

  it('gives the focus of a number that opens to its first pin, and that of a pin to its number', async () => {
    show();
    const cluster = await screen.findByRole('button', { name: '2 plekken' });
    cluster.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Winkel'));
    // A press that leaves the focus where it is, as on a phone.
    for (let steps = 0; steps < 19; steps += 1) fireEvent.click(screen.getByRole('button', { name: 'Zoom uit' }));
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('3 plekken'));
  });

  it('brings a chosen pin near, and names it', async () => {
    const { rerender } = show({ chosenId: 'shop' });
    expect(await screen.findByRole('button', { name: 'Winkel, gekozen' })).toBeDefined();
    await waitFor(() => expect(tiles().some((tile) => tile.src.includes('/tiles/14/'))).toBe(true));
    rerender(page());
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Winkel, gekozen' })).toBeNull());
  });

  it('goes by keyboard from a pin to its card and back, and closes the card with Escape', async () => {
    function WithCard() {
      const [chosenId, onChoose] = useState<string | null>(null);
      const card = chosenId === null ? null : <button type="button">Route</button>;
      return page({ zoom: 14, chosenId, onChoose, children: card });
    }
    render(<WithCard />);
    (await screen.findByRole('button', { name: 'Zwembad' })).focus();
    await userEvent.keyboard('{Enter}');
    const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;
    await waitFor(() => expect(focused()).toBe('Zwembad, gekozen'));
    expect(screen.queryByRole('button', { name: 'Zwembad' })).toBeNull();
    await userEvent.tab();
    expect(focused()).toBe('Route');
    await userEvent.tab({ shift: true });
    expect(focused()).toBe('Zwembad, gekozen');
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(focused()).toBe('Zwembad'));
  });

  it('zooms with its buttons', async () => {
    show();
    await waitFor(() => expect(tiles().length).toBeGreaterThan(3));
    await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
    await waitFor(() => expect(tiles().some((tile) => tile.src.includes('/tiles/12/'))).toBe(true));
  });

  it('shows where the resident is, and asks for it only after a press', async () => {
    const onLocate = vi.fn();
    show({ onLocate, me: center });
    expect(await screen.findByRole('img', { name: 'U bent hier' })).toBeDefined();
    expect(onLocate).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Toon waar ik ben' }));
    expect(onLocate).toHaveBeenCalledOnce();
  });

  it('says that its tiles do not arrive, and takes that back when they do', async () => {
    show();
    await waitFor(() => expect(tiles().length).toBeGreaterThan(3));
    const [first, second] = tiles();
    if (first === undefined || second === undefined) throw new Error('No tiles');
    fireEvent.error(first);
    expect(await screen.findByText('De kaart laadt niet.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Zwembad' })).toBeDefined();
    fireEvent.load(second);
    await waitFor(() => expect(screen.queryByText('De kaart laadt niet.')).toBeNull());
  });
});
