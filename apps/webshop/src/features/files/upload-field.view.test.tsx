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
  const model = new Upload({
    files: { upload, download: vi.fn() },
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
  return { model, user, choose, view, clock, connection };
}

const stored: SendFile = ({ file }) =>
  Promise.resolve(ok(aStoredFile({ uid: file.name, originalName: file.name, size: file.size, url: '/files/x' })));
const never: SendFile = () => new Promise(() => undefined);
const rowOf = (name: string) => given(screen.getByText(name).closest('li'));

it('tells the kinds, the largest size and the number of files beforehand', async () => {
  await show(stored);
  const group = screen.getByRole('group', { name: 'Foto of bestand (niet verplicht)' });
  const hint =
    'Kies jpg, png, pdf, Word of Excel, ten hoogste 10 MB per bestand. Een grotere foto maken wij kleiner. U kunt 5 bestanden toevoegen.';
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
    expect(rowOf('rekening.jpg').textContent).toContain('Toegevoegd · 1 kB');
    expect(rowOf('rekening.jpg').querySelector('img')?.src).toBe('blob:own');
  });

  it('shows the progress while the file is sent, and announces quarters only [FI-008]', async () => {
    const report: { progress?: ((percent: number) => void) | undefined } = {};
    const { choose, view } = await show((_upload, options) => {
      report.progress = options?.onProgress;
      return new Promise(() => undefined);
    });
    await choose('brief.pdf');
    act(() => report.progress?.(64));
    expect(screen.getByText('Bezig met toevoegen: 64%')).toBeDefined();
    expect(screen.getByRole<HTMLProgressElement>('progressbar', { hidden: true }).value).toBe(64);
    const live = view.container.querySelector('[aria-live="polite"][aria-atomic="true"]');
    expect(live?.textContent).toBe('brief.pdf: 50% toegevoegd');
    act(() => report.progress?.(70));
    expect(live?.textContent).toBe('brief.pdf: 50% toegevoegd');
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

  it('says without a connection with the platform that there was none, and sends the file again once', async () => {
    const upload = vi.fn<SendFile>(() => Promise.resolve(err(failure('unreachable', { code: '502' }))));
    const { choose, connection } = await show(upload);
    await choose('september.jpg');
    const text = 'Toevoegen lukte niet, er was geen verbinding met ons.';
    expect(rowOf('september.jpg').textContent).toContain(text);
    upload.mockImplementation(stored);
    act(() => connection.look());
    expect(await screen.findByText('Toegevoegd')).toBeDefined();
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

  it('opens the preview of a file that can be shown', async () => {
    const onPreview = vi.fn<(item: UploadItem) => void>();
    const { choose, user } = await show(stored, { onPreview });
    await choose('a.pdf', 'b.docx');
    expect(screen.queryByRole('button', { name: 'Bekijk b.docx' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Bekijk a.pdf' }));
    expect(onPreview.mock.lastCall?.[0].name).toBe('a.pdf');
  });
});

it('removes a file by keyboard and brings it back, with focus on what remains [FI-012]', async () => {
  const { choose, user } = await show(stored);
  await choose('a.pdf');
  screen.getByRole('button', { name: 'Verwijder a.pdf' }).focus();
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('list')).toBeNull();
  expect(screen.getByText('a.pdf is verwijderd.')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Maak ongedaan' }));
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Verwijder a.pdf' }));
});

it.each([
  ['nl', 'U koos te veel bestanden', /alleen de eerste 2 bestanden toegevoegd/],
  ['en', 'To many files selected', 'Files count limit exceeded, only first 2 files added.'],
] as const)('tells in %s that more files were chosen than fit [FI-021] [FI-022]', async (language, title, text) => {
  const { choose } = await show(stored, { language, maxFiles: 2 });
  await choose('a.pdf', 'b.pdf', 'c.pdf');
  const status = given(screen.getByText(title).closest<HTMLElement>('[aria-live="polite"]'));
  expect(within(status).getByText(text)).toBeDefined();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});

it('has no accessibility violations in its states', async () => {
  let count = 0;
  const { choose, user } = await show((...call) => {
    count += 1;
    return [stored, never, () => Promise.resolve(err(failure('offline')))][count % 3]?.(...call) ?? never(...call);
  });
  await choose('a.pdf', 'b.pdf', 'c.pdf', 'd.pdf');
  await user.click(screen.getByRole('button', { name: /d\.pdf/ }));
  expect(await axeFindings()).toEqual([]);
});
