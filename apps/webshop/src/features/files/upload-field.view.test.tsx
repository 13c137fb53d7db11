import { Container } from 'inversify';
import { given } from '@stadstegoed/core/testing/given.ts';
import type { Files } from '@stadstegoed/core/files/files.port.ts';
import type { DraftFile } from '@stadstegoed/core/files/stored-file.ts';
import { failure, invalid } from '@stadstegoed/core/shared/failure.ts';
import { refusal } from '@stadstegoed/core/shared/refusal.ts';
import { err, ok } from '@stadstegoed/core/shared/result.ts';
import { FakeClock } from '@stadstegoed/core/testing/fake-clock.ts';
import { aStoredFile } from '@stadstegoed/core/testing/a-chosen-file.ts';
import { stubPort } from '@stadstegoed/core/testing/stub-port.ts';
import type { Language } from '@stadstegoed/core/shared/language.ts';
import { axeFindings } from '@stadstegoed/ui/testing/axe.ts';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { showTexts } from '../../../testing/show-texts.ts';
import { ConnectionWatch } from '../../shell/browser/connection-watch.ts';
import { Connection } from '../../lib/load/connection.ts';
import { ServicesContext } from '../../lib/view-model/container-context.ts';
import { ViewModelCache } from '../../lib/view-model/view-model-cache.ts';
import { Dialogs } from '../../lib/app/dialogs.ts';
import { LongWaits } from '../../lib/load/long-waits.ts';
import { Upload } from '../../lib/upload/upload.ts';
import type { UploadItem } from '../../lib/upload/upload-item.ts';
import { UploadField } from './parts/upload-field.tsx';

type SendFile = Files['upload'];

beforeEach(() => {
  // jsdom has no addresses of files.
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:own', revokeObjectURL: () => undefined }));
});

async function show(
  upload: SendFile,
  options: {
    readonly language?: Language;
    readonly maxFiles?: number;
    readonly kept?: readonly DraftFile[];
    readonly onPreview?: (item: UploadItem) => void;
  } = {},
) {
  const { language = 'nl', maxFiles = 5, kept = [], onPreview } = options;
  await showTexts(language, ['shell', 'files']);
  const download = vi.fn<Files['download']>(async () => ok({ size: 4, type: 'image/jpeg' }));
  const model = new Upload({
    files: { upload, download },
    type: 'fund_request_clarification_proof',
    maxFiles,
    kept,
  });
  const container = new Container();
  const clock = new FakeClock();
  container.bind(Dialogs).toConstantValue(stubPort<Dialogs>({}));
  container.bind(LongWaits).toConstantValue(new LongWaits(clock));
  const connection = new ConnectionWatch(clock, () => Promise.resolve(true));
  container.bind(Connection).toConstantValue(connection);
  const view = render(
    <ServicesContext value={{ container, viewModels: new ViewModelCache() }}>
      <UploadField id="proof" label="Foto of bestand" optional model={model} onPreview={onPreview} />
    </ServicesContext>,
  );
  const user = userEvent.setup({ applyAccept: false });
  const control = view.container.querySelector<HTMLInputElement>('input[type="file"]:not([capture])');
  const choose = (...names: readonly string[]) =>
    user.upload(
      given(control),
      names.map((name) => new File(['inhoud'], name)),
    );
  return { model, user, choose, view, clock, connection, download };
}

const stored: SendFile = ({ file }) =>
  Promise.resolve(ok(aStoredFile({ uid: file.name, originalName: file.name, size: file.size, url: '/files/x' })));
const never: SendFile = () => new Promise(() => undefined);
const rowOf = (name: string) => given(screen.getByText(name).closest('li'));

it('tells the kinds, the largest size and the number of files beforehand', async () => {
  await show(stored);
  const group = screen.getByRole('group', { name: 'Foto of bestand (niet verplicht)' });
  const hint = 'Kies jpg, png, pdf, Word of Excel, ten hoogste 10 MB per bestand. Een grotere foto maken wij kleiner.';
  expect(within(group).getByText(hint)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Kies een bestand', description: hint })).toBeDefined();
});

it.each([
  [['film.mov'], 'film.mov kan niet mee. Kies een jpg, png, pdf, Word of Excel.'],
  [['film.mov', 'IMG_1.HEIC'], 'film.mov en IMG_1.HEIC kunnen niet mee. Kies een jpg, png, pdf, Word of Excel.'],
] as const)('says in a quiet line which files cannot be taken: %j [FI-020]', async (names, sentence) => {
  const { choose, view } = await show(stored);
  await choose(...names);
  expect(screen.getByText(sentence).closest('[aria-live="polite"]')).not.toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(view.container.querySelector('[aria-invalid="true"]')).toBeNull();
  expect(await axeFindings(view.container)).toEqual([]);
});

it.each([
  ['Kies een bestand', 'input:not([capture])'],
  ['Maak een foto', 'input[capture]'],
])('opens the file dialog of the browser with "%s", by keyboard', async (name, selector) => {
  const { user, view } = await show(stored);
  const opened = vi.fn<() => void>();
  view.container.querySelector<HTMLInputElement>(selector)?.addEventListener('click', opened);
  screen.getByRole('button', { name }).focus();
  await user.keyboard('{Enter}');
  expect(opened).toHaveBeenCalledTimes(1);
});

describe('a row', () => {
  it('says in words that the file was added, with its size and a photo of this device [FI-009]', async () => {
    const { choose } = await show(stored);
    await choose('rekening.jpg');
    expect(rowOf('rekening.jpg').textContent).toContain('Toegevoegd 1 kB');
    expect(rowOf('rekening.jpg').querySelector('img')?.src).toBe('blob:own');
  });

  it('says that it takes long when nothing of it goes on for five seconds, and no longer once it does', async () => {
    const report: { progress?: ((percent: number) => void) | undefined } = {};
    const { choose, clock } = await show((_upload, options) => {
      report.progress = options?.onProgress;
      return new Promise(() => undefined);
    });
    await choose('loonstrook.pdf');
    const note = () => screen.queryByText('Dit duurt langer dan normaal. Wij zijn nog bezig.');
    act(() => clock.advance(4000));
    act(() => report.progress?.(30));
    act(() => clock.advance(4000));
    expect(note()).toBeNull();
    act(() => clock.advance(1000));
    expect(note()).not.toBeNull();
    act(() => report.progress?.(60));
    expect(note()).toBeNull();
  });

  it('says what went wrong offline, and tries again with focus on the row [FI-010]', async () => {
    const upload = vi.fn<SendFile>(() => Promise.resolve(err(failure('offline'))));
    const { choose, user } = await show(upload);
    await choose('september.jpg');
    expect(rowOf('september.jpg').textContent).toContain('Toevoegen lukte niet, u was even zonder internet.');
    upload.mockImplementation(never);
    await user.click(screen.getByRole('button', { name: 'Probeer opnieuw september.jpg' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Stop met toevoegen van september.jpg' }));
    expect(upload).toHaveBeenCalledTimes(2);
  });

  it('says of a file of a draft that was never stored that it has to be chosen again', async () => {
    const { view } = await show(never, { kept: [{ uid: null, name: 'september.jpg', size: 12 }] });
    expect(rowOf('september.jpg').textContent).toContain('Niet toegevoegd. Kies dit bestand opnieuw.');
    expect(screen.queryByRole('button', { name: /Probeer/ })).toBeNull();
    expect(await axeFindings(view.container)).toEqual([]);
  });

  it('reads the photos of a draft for their small pictures', async () => {
    const { download } = await show(never, { kept: [{ uid: 'u2', name: 'september.jpg', size: 12 }] });
    expect(download.mock.calls).toEqual([['u2']]);
  });

  it('leads to choosing again for a file that changed on the device, and takes the file of the same name in its place', async () => {
    const changed = err(refusal('file_changed'));
    const upload = vi.fn<SendFile>(() => Promise.resolve(changed));
    const { choose, user, model } = await show(upload);
    await choose('september.jpg');
    const text = 'Dit bestand is veranderd nadat u het koos. Kies het bestand opnieuw.';
    expect(rowOf('september.jpg').textContent).toContain(text);
    expect(screen.queryByRole('button', { name: /Probeer/ })).toBeNull();
    const opened = vi.spyOn(HTMLInputElement.prototype, 'click').mockReturnValue();
    await user.click(screen.getByRole('button', { name: 'Kies opnieuw: september.jpg' }));
    expect(opened).toHaveBeenCalledOnce();
    upload.mockImplementation(stored);
    await choose('september.jpg');
    expect(model.items.map(({ file }) => file.state)).toEqual(['uploaded']);
  });

  it('says the message of the platform and the right kinds for a file that is something else [FI-023]', async () => {
    const { choose } = await show(() => Promise.resolve(err(invalid({ file: ['Dit bestand is beschadigd.'] }))));
    await choose('truc.pdf');
    const text = 'Dit bestand is beschadigd. U kunt kiezen uit: jpg, png, pdf, Word of Excel.';
    expect(rowOf('truc.pdf').textContent).toContain(text);
    expect(screen.queryByRole('button', { name: /opnieuw/ })).toBeNull();
  });

  it('says the limit of a file that is too large', async () => {
    const { model } = await show(stored);
    const large = Object.defineProperty(new File([''], 'scan.pdf'), 'size', { value: 14_000_000 });
    act(() => model.add([large]));
    expect(rowOf('scan.pdf').textContent).toContain('Dit bestand is 14 MB. Het mag ten hoogste 10 MB zijn.');
  });
});
