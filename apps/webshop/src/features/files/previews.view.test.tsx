import { Files } from '@stadstegoed/core/files/files.port.ts';
import { failure } from '@stadstegoed/core/shared/failure.ts';
import { err, ok } from '@stadstegoed/core/shared/result.ts';
import { stubPort } from '@stadstegoed/core/testing/stub-port.ts';
import { axeFindings } from '@stadstegoed/ui/testing/axe.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SIGNED_IN } from '../../../testing/compose-test-shop.ts';
import { quietPlatform } from '../../../testing/quiet-platform.ts';
import { renderShop } from '../../../testing/render-shop.tsx';
import type { Language } from '@stadstegoed/core/shared/language.ts';
import type { CropperParams } from '../../lib/upload/cropped-file.ts';
import { openPreview } from '../../lib/upload/file-preview.ts';
import { type PreviewParams } from '../../lib/upload/preview-params.ts';
import { openPdf, type PdfDocument } from './pdf-document.ts';

vi.mock('./pdf-document.ts', () => ({ openPdf: vi.fn<typeof import('./pdf-document.ts').openPdf>() }));

const draw = vi.fn<PdfDocument['draw']>(() => Promise.resolve());

/** The browser's reading of a photo, and its canvas: jsdom draws nothing, and the browser tests see the real pictures. */
const readPhoto = vi.fn<(content: Blob) => Promise<object>>();
const rotate = vi.fn<CanvasRenderingContext2D['rotate']>();
const nothing = (): void => undefined;

beforeEach(() => {
  readPhoto.mockReset().mockResolvedValue({ width: 300, height: 150, close: nothing });
  vi.stubGlobal('createImageBitmap', readPhoto);
  const context = stubPort<CanvasRenderingContext2D>({ translate: nothing, rotate, drawImage: nothing });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob(['cut'])));
  vi.mocked(openPdf).mockResolvedValue({
    pages: 3,
    draw,
    text: (page) => Promise.resolve(`Woorden van bladzijde ${page}`),
    close: () => undefined,
  });
  draw.mockClear();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function open(params: PreviewParams, language: Language = 'nl', download?: Files['download']) {
  const shop = await renderShop('/', {
    account: SIGNED_IN,
    language,
    stubs: (container) => {
      container.stub(Files, { download: download ?? (() => Promise.resolve(ok(new Blob(['%PDF'])))) });
      quietPlatform(container);
    },
  });
  act(() => openPreview(shop.shell.dialogs, params));
  return shop;
}

const sourceOf = (name: string) => ({ name, size: 182_400, file: null, uid: 'u1' });

describe('the preview of a pdf', () => {
  it('says that a file cannot be shown, which can still be downloaded', async () => {
    vi.mocked(openPdf).mockRejectedValue(new Error('no pdf'));
    await open({ source: sourceOf('kapot.pdf') });
    const dialog = await screen.findByRole('dialog', { name: 'kapot.pdf' });
    const alert = await within(dialog).findByRole('alert');
    expect(alert.textContent).toContain('Dit bestand kunnen wij hier niet laten zien');
    expect(within(alert).getByRole('button', { name: 'Download kapot.pdf' })).toBeDefined();
  });

  it('can be fetched again after a lost connection', async () => {
    const download = vi.fn<Files['download']>(() => Promise.resolve(err(failure('offline'))));
    const { user } = await open({ source: sourceOf('a.pdf') }, 'nl', download);
    const dialog = await screen.findByRole('dialog', { name: 'a.pdf' });
    download.mockResolvedValue(ok(new Blob(['%PDF'])));
    await user.click(await within(dialog).findByRole('button', { name: 'Probeer opnieuw' }));
    expect(await within(dialog).findByText('Woorden van bladzijde 1')).toBeDefined();
  });
});

describe('the preview of a photo', () => {
  it.each(['nl', 'en'] as const)('shows it with its kind and size in %s [FI-002]', async (language) => {
    await open({ source: sourceOf('foto.jpg') }, language);
    const dialog = await screen.findByRole('dialog', { name: 'foto.jpg' });
    await within(dialog).findByText(language === 'nl' ? 'Foto, 182 kB' : 'Photo, 182 kB');
    expect(await within(dialog).findByRole('img', { name: 'foto.jpg' })).toBeDefined();
    expect(within(dialog).queryByRole('button', { name: /Snijd bij|Crop/ })).toBeNull();
    expect(await axeFindings(dialog)).toEqual([]);
  });

  it('says that it cannot be shown when its content is no picture', async () => {
    readPhoto.mockRejectedValue(new Error('no picture'));
    await open({ source: sourceOf('truc.png') });
    const dialog = await screen.findByRole('dialog', { name: 'truc.png' });
    expect((await within(dialog).findByRole('alert')).textContent).toContain('Dit bestand kunnen wij hier niet');
  });
});

describe('a preview of one of several files', () => {
  const files = ['foto.jpg', 'loonstrook.pdf', 'bon.png'].map((name) => ({
    source: { ...sourceOf(name), uid: name },
  }));

  it('goes to the others by button and by arrow key, in one dialog, and says which file it is', async () => {
    const { user } = await open({ ...files[0], source: files[0]?.source ?? sourceOf('foto.jpg'), among: files });
    const dialog = await screen.findByRole('dialog', { name: 'foto.jpg' });
    const [previous, next] = ['Vorig bestand', 'Volgend bestand'].map((name) =>
      within(dialog).getByRole('button', { name }),
    );
    expect(previous?.getAttribute('aria-disabled')).toBe('true');
    within(dialog).getByText('Bestand 1 van 3');
    if (next !== undefined) await user.click(next);
    expect(await screen.findByRole('dialog', { name: 'loonstrook.pdf' })).toBe(dialog);
    expect(await within(dialog).findByText('Woorden van bladzijde 1')).toBeDefined();
    expect(document.activeElement).toBe(next);
    expect(within(dialog).getByText('loonstrook.pdf, bestand 2 van 3')).toBeDefined();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(await within(dialog).findByRole('img', { name: 'bon.png' })).toBeDefined();
    expect(next?.getAttribute('aria-disabled')).toBe('true');
    await user.keyboard('{ArrowLeft}');
    expect(await within(dialog).findByText('Woorden van bladzijde 1')).toBeDefined();
    expect(await axeFindings(dialog)).toEqual([]);
  });

  it('forgets the zoom and the failure of the file before', async () => {
    readPhoto.mockRejectedValueOnce(new Error('no picture'));
    const { user } = await open({ source: files[0]?.source ?? sourceOf('foto.jpg'), among: files });
    const dialog = await screen.findByRole('dialog', { name: 'foto.jpg' });
    await within(dialog).findByRole('alert');
    await user.keyboard('{ArrowRight}');
    await within(dialog).findByText('Woorden van bladzijde 1');
    expect(within(dialog).queryByRole('alert')).toBeNull();
    await user.click(within(dialog).getByRole('button', { name: 'Groter' }));
    await user.keyboard('{ArrowRight}');
    expect(await within(dialog).findByRole('img', { name: 'bon.png' })).toBeDefined();
    expect(within(dialog).queryByText('125%')).toBeNull();
  });
});

describe('the photo cropper', () => {
  async function crop(language: Language, ...names: readonly string[]) {
    const shop = await renderShop('/', { account: SIGNED_IN, language, stubs: quietPlatform });
    const onDone = vi.fn<CropperParams['onDone']>();
    const files = names.map((name) => new File(['x'], name));
    act(() => shop.shell.dialogs.open('photo-cropper', { files, onDone }));
    return { ...shop, onDone, dialog: await screen.findByRole('dialog') };
  }

  it('marks the shape of the frame that was chosen', async () => {
    const { dialog, user } = await crop('nl', 'a.jpg');
    const shapes = within(within(dialog).getByRole('group', { name: 'Vorm' }));
    const chosen = () => shapes.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);
    expect(chosen()).toEqual(['Vrij']);
    await user.click(shapes.getByRole('button', { name: 'Vierkant' }));
    expect(chosen()).toEqual(['Vierkant']);
  });

  it('reads "Selected file is not a valid image." in English [FI-015]', async () => {
    const { dialog } = await crop('en', 'statement.docx');
    expect(within(dialog).getByText('Selected file is not a valid image.')).toBeDefined();
  });

  it('does not use a photo before it is drawn', async () => {
    let read = nothing;
    readPhoto.mockImplementationOnce(
      () => new Promise((resolve) => (read = () => resolve({ width: 300, height: 150, close: nothing }))),
    );
    const { dialog, user, onDone } = await crop('nl', 'a.jpg');
    const use = within(dialog).getByRole('button', { name: /De foto wordt klaargemaakt|Gebruik deze foto/ });
    await user.click(use);
    expect(onDone).not.toHaveBeenCalled();
    act(() => read());
    await waitFor(() => expect(use.textContent).not.toContain('klaargemaakt'));
    await user.click(use);
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  });

  it('says so of the last one too, before it closes with the others [FI-015]', async () => {
    const { dialog, user, onDone } = await crop('nl', 'goed.jpg', 'truc.jpg');
    await within(dialog).findByRole('img', { name: 'goed.jpg' });
    readPhoto.mockRejectedValueOnce(new Error('no picture'));
    await user.click(within(dialog).getByRole('button', { name: 'Gebruik deze en ga verder' }));
    expect(await within(dialog).findByText(/Overgeslagen: truc.jpg/)).toBeDefined();
    expect(onDone).not.toHaveBeenCalled();
    await user.click(within(dialog).getByRole('button', { name: 'Ga verder' }));
    expect(onDone.mock.lastCall?.[0].map(({ file }) => file.name)).toEqual(['goed.jpg']);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
