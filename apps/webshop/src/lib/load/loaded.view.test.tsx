import { Container } from 'inversify';
import { failure, unauthorised } from '@stadstegoed/core/shared/failure.ts';
import { err, ok } from '@stadstegoed/core/shared/result.ts';
import { FakeClock } from '@stadstegoed/core/testing/fake-clock.ts';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { deferred } from '../../../testing/deferred.ts';
import { textSource } from '../../composition/text-source.ts';
import { TextStore } from '../../shell/i18n.ts';
import { ServicesContext } from '../view-model/container-context.ts';
import { ViewModelCache } from '../view-model/view-model-cache.ts';
import { ConnectionWatch } from '../../shell/browser/connection-watch.ts';
import { Connection } from './connection.ts';
import { LongWaits } from './long-waits.ts';
import { AskFactorAgain } from './ask-factor-again.ts';
import { Load, type Read } from './load.ts';
import { Loaded, type LoadedProps } from './loaded.view.tsx';

async function show(from: Load<string>, props: Pick<LoadedProps<string>, 'heading' | 'known' | 'onFailure'> = {}) {
  const clock = new FakeClock();
  const container = new Container();
  container.bind(LongWaits).toConstantValue(new LongWaits(clock));
  const connection = new ConnectionWatch(clock, () => Promise.resolve(true));
  container.bind(Connection).toConstantValue(connection);
  container.bind(AskFactorAgain).toConstantValue(() => undefined);
  const texts = new TextStore({ ...textSource, overrides: () => ({}) }, 'nl');
  await texts.need(['shell']);
  render(
    <ServicesContext value={{ container, viewModels: new ViewModelCache() }}>
      <Loaded from={from} skeleton={<i>grijs</i>} {...props}>
        {(value) => <p>{value}</p>}
      </Loaded>
    </ServicesContext>,
  );
  return { clock, connection };
}

/** what the live regions of the skeletons say, in their order. */
const announced = (): readonly string[] =>
  [...document.querySelectorAll('.delayed [aria-live]')].map(({ textContent }) => textContent);

const never: Read<string> = () => new Promise(() => undefined);

afterEach(() => vi.useRealTimers());

describe('the view of a loadable value', () => {
  it('shows a skeleton and announces loading after 300 ms', async () => {
    const from = new Load<string>();
    vi.useFakeTimers();
    await show(from);
    void from.load(never);
    expect(announced()).toEqual(['']);
    expect(screen.queryByRole('status')).toBeNull();
    act(() => void vi.advanceTimersByTime(300));
    expect(announced()).toEqual(['Bezig met laden…']);
    expect(screen.getByText('grijs').closest('[aria-hidden="true"]')).not.toBeNull();
  });

  it('announces loading once for several places that load together', async () => {
    const [first, second] = [new Load<string>(), new Load<string>()];
    vi.useFakeTimers();
    await show(first);
    await show(second);
    void first.load(never);
    void second.load(never);
    act(() => void vi.advanceTimersByTime(300));
    expect(announced()).toEqual(['Bezig met laden…', '']);
  });

  it('says after five seconds that it takes longer than usual, until the answer is there', async () => {
    const from = new Load<string>();
    const { clock } = await show(from);
    const { promise, resolve } = deferred<ReturnType<typeof ok<string>>>();
    act(() => void from.load(() => promise));
    const live = document.querySelector('.stads-floating-note');
    act(() => clock.advance(4999));
    expect(live?.textContent).toBe('');
    act(() => clock.advance(1));
    expect(live?.textContent).toBe('Dit duurt langer dan normaal. Wij zijn nog bezig.');
    await act(async () => resolve(ok('zeven')));
    expect(live?.textContent).toBe('');
  });

  it('says so too when what is shown is read anew', async () => {
    const from = new Load<string>();
    const { clock } = await show(from);
    await act(() => from.load(() => Promise.resolve(ok('oud'))));
    act(() => void from.load(never));
    act(() => clock.advance(5000));
    expect(screen.getByText('Dit duurt langer dan normaal. Wij zijn nog bezig.')).toBeDefined();
    expect(screen.getByText('oud')).toBeDefined();
  });

  it('shows the value once it is there', async () => {
    const from = new Load<string>();
    await show(from);
    await act(() => from.load(() => Promise.resolve(ok('zeven'))));
    expect(screen.getByText('zeven')).toBeDefined();
    expect(screen.queryByText('grijs')).toBeNull();
  });

  it('has a heading while there is nothing yet, which is shown and said over a failure only', async () => {
    const from = new Load<string>();
    await show(from, { heading: 'Regeling' });
    const heading = () => screen.queryByRole('heading', { level: 1, name: 'Regeling' })?.parentElement;
    act(() => void from.load(never));
    expect([heading()?.className, heading()?.hasAttribute('data-passing')]).toEqual(['visually-hidden', true]);
    await act(() => from.load(() => Promise.resolve(err(failure('unexpected')))));
    expect([heading()?.className, heading()?.hasAttribute('data-passing')]).toEqual(['page-head', false]);
    await act(() => from.load(() => Promise.resolve(ok('zeven'))));
    expect(heading()).toBeUndefined();
  });

  it('shows what is known in place of the unseen heading, until the read ends', async () => {
    const from = new Load<string>();
    await show(from, { heading: 'Regeling', known: <h1>Kindtegoed</h1> });
    const shown = () => screen.queryAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent);
    act(() => void from.load(never));
    expect(shown()).toEqual(['Kindtegoed']);
    await act(() => from.load(() => Promise.resolve(err(failure('unexpected')))));
    expect(shown()).toEqual(['Regeling']);
    await act(() => from.load(() => Promise.resolve(ok('zeven'))));
    expect(shown()).toEqual([]);
  });

  it('shows a failure with a retry button and keeps the value', async () => {
    const from = new Load<string>();
    await show(from);
    const read = vi.fn<Read<string>>(() => Promise.resolve(err(failure('offline'))));
    await act(() => from.load(() => Promise.resolve(ok('oud'))));
    await act(() => from.load(read));
    expect(screen.getByRole('alert').textContent).toContain('Er is geen verbinding.');
    expect(screen.getByText('oud')).toBeDefined();
    read.mockResolvedValue(ok('nieuw'));
    await userEvent.click(screen.getByRole('button', { name: 'Probeer opnieuw' }));
    expect(await screen.findByText('nieuw')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('tries again by itself after an answer of something else, whose status stands small, when the platform answers again', async () => {
    const from = new Load<string>();
    const { connection } = await show(from);
    const read = vi.fn<Read<string>>(() => Promise.resolve(err(failure('unreachable', { code: '502' }))));
    await act(() => from.load(read));
    expect(screen.getByRole('alert').textContent).toContain('Er is geen verbinding met ons.');
    expect(screen.getByText('(Code: 502)').tagName).toBe('SMALL');
    read.mockResolvedValue(ok('zeven'));
    act(() => connection.look());
    expect(await screen.findByText('zeven')).toBeDefined();
  });

  it.each(['timeout', 'unexpected'] as const)('does not try again by itself after a failure %s', async (kind) => {
    const from = new Load<string>();
    const { connection } = await show(from);
    await act(() => from.load(() => Promise.resolve(err(failure(kind)))));
    expect(connection.waiting).toEqual([]);
  });

  it("shows the screen's own message for a failure that the screen handles", async () => {
    const from = new Load<string>();
    await show(from, { onFailure: ({ kind }) => (kind === 'not_found' ? <b>Dit is er niet</b> : null) });
    await act(() => from.load(() => Promise.resolve(err(failure('not_found')))));
    expect(screen.getByText('Dit is er niet')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
    await act(() => from.load(() => Promise.resolve(err(failure('unexpected')))));
    expect(screen.getByRole('alert')).toBeDefined();
  });

  it('shows nothing for an ended session', async () => {
    const from = new Load<string>();
    await show(from);
    await act(() => from.load(() => Promise.resolve(err(unauthorised(true)))));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
