import { vi } from 'vitest';

/** The text of the file that a press saves on the device; null when it saves none. */
export async function savedFile(press: () => Promise<unknown>): Promise<string | null> {
  const save = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const content = vi.spyOn(URL, 'createObjectURL');
  await press();
  const [file] = content.mock.calls[0] ?? [];
  const isSaved = save.mock.calls.length === 1 && file instanceof Blob;
  save.mockRestore();
  content.mockRestore();
  return isSaved ? file.text() : null;
}
