import { execFile } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { FileChooser, Page } from '@playwright/test';
import type { Desktop } from './desktop.ts';
import { saidIn, withoutRandomTexts } from './speech-log.ts';
import type { World } from './world.ts';

/** The speech counts as ended when the log has not grown, no program was busy and no request was running for this long. */
const QUIET_MS = 1_000;
/** A step that says nothing is waited for this long: on a busy machine speech starts late. */
const SILENT_MS = 3_000;
/** Reading a whole screen pauses longer between its parts. */
const READ_QUIET_MS = 3_000;
const LONGEST_MS = 60_000;
const POLL_MS = 100;
const MOST_TABS = 80;
/** How long the file picker takes to open, and how often its key is pressed. */
const CHOOSER_MS = 15_000;
const MOST_PRESSES = 3;
/** Steps without a word; more of them mean that the screen reader has ended. */
const MOST_SILENT = 8;

const run = promisify(execFile);

/** The page and the world in which the reader works. */
interface ReaderPlaces {
  readonly page: Page;
  readonly shop: string;
  readonly world: World;
}

/** Presses keys as a resident who hears the screen, and writes down what the screen reader says after each. */
export class Reader {
  readonly #desktop: Desktop;
  readonly #places: ReaderPlaces;
  readonly #lines: string[] = [];
  #read = 0;
  #running = 0;
  #silent = 0;

  constructor(desktop: Desktop, places: ReaderPlaces) {
    this.#desktop = desktop;
    this.#places = places;
    const { page } = places;
    page.on('request', (request) => {
      if (request.resourceType() !== 'eventsource') this.#running += 1;
    });
    const ended = (): number => (this.#running = Math.max(0, this.#running - 1));
    page.on('requestfinished', ended).on('requestfailed', ended);
  }

  /** The transcript so far, as lines of Markdown. */
  get transcript(): string {
    return `${this.#lines.join('\n').trim()}\n`;
  }

  get page(): Page {
    return this.#places.page;
  }

  get world(): World {
    return this.#places.world;
  }

  /** Starts a part of the transcript. */
  part(title: string): void {
    this.#lines.push('', `## ${title}`, '');
  }

  /** Opens an address of the shop, as a link of a mail does. */
  async open(path: string): Promise<void> {
    this.#skip();
    this.#running = 0;
    await this.page.goto(path.startsWith('http') ? path : `${this.#places.shop}${path}`);
    await this.#hear(`opens ${withoutRandomTexts(path).replace(/[0-9a-f-]{20,}|(?<=\/)[\w-]{40,}/g, '…')}`);
  }

  /** Presses keys, by their names for xdotool, one after the other. */
  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      this.#skip();
      await this.#tool('key', '--', key);
      await this.#hear(KEY_NAMES[key] ?? key);
    }
  }

  /** Presses Enter on a control that opens a dialog, and waits until it is there. */
  async openDialog(): Promise<void> {
    this.#skip();
    await this.#tool('key', '--', 'Return');
    await this.page.locator('dialog[open]').first().waitFor();
    await this.#hear('Enter');
  }

  async type(text: string): Promise<void> {
    this.#skip();
    await this.#tool('type', '--delay', '40', '--', text);
    await this.#hear(`types "${text}"`);
  }

  /** Presses Tab until a control with this name has focus; what every control on the way says is written down too. */
  async tabTo(name: string | RegExp, key: 'Tab' | 'shift+Tab' = 'Tab'): Promise<void> {
    for (let presses = 0; presses < MOST_TABS; presses += 1) {
      await this.press(key);
      if (await this.#hasFocus(name)) return;
    }
    throw new Error(`${key} does not reach "${String(name)}".\n${this.transcript.slice(-2_000)}`);
  }

  /** Presses Tab until a field or a check box has focus. */
  async tabToField(): Promise<void> {
    for (let presses = 0; presses < MOST_TABS; presses += 1) {
      await this.press('Tab');
      if (await this.page.evaluate(() => document.activeElement?.matches('input, textarea, select') === true)) return;
    }
    throw new Error(`Tab does not reach a field.\n${this.transcript.slice(-2_000)}`);
  }

  /** Goes to the next heading, again and again, until one has this text. */
  async headingTo(name: RegExp, key = 'h'): Promise<void> {
    for (let presses = 0; presses < MOST_TABS; presses += 1) {
      await this.press(key);
      if (name.test(this.#lines.slice(-2).join(' '))) return;
    }
    throw new Error(`No heading "${String(name)}".\n${this.transcript.slice(-2_000)}`);
  }

  /** Lets everything from here to the end of the main part be read. */
  async readOn(): Promise<void> {
    this.#skip();
    const footer = await this.page
      .locator('footer')
      .first()
      .evaluate((part) => part.querySelector('h2')?.textContent);
    const endIn = (said: readonly string[]): number =>
      said.findIndex((text) => isEnd(text) || (footer && (text === footer || text.startsWith(`${footer} `))));
    await this.#tool('key', 'KP_Add');
    await this.#settle(READ_QUIET_MS, () => endIn(saidIn(this.#log())) !== -1);
    await this.#tool('key', 'Control_L');
    await this.#settle();
    const said = this.#said();
    const end = endIn(said);
    this.#write('reads on', end === -1 ? said : said.slice(0, end));
  }

  /** Presses a key that opens the file picker of the browser, and chooses a file in it. */
  async chooseFile(key: string, file: Parameters<FileChooser['setFiles']>[0]): Promise<void> {
    this.#skip();
    await (await this.#openChooser(key)).setFiles(file);
    await this.#hear(`${KEY_NAMES[key] ?? key}, and chooses a file`);
  }

  /** Waits until a text is in the page, without a key; for what the shop announces by itself. */
  async hearUntil(text: string | RegExp): Promise<void> {
    await this.page.getByText(text).first().waitFor({ state: 'attached' });
    await this.#hear('waits');
  }

  /** On a busy machine the screen reader sometimes takes a key for itself, so the key is pressed again. */
  async #openChooser(key: string): Promise<FileChooser> {
    for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
      const chooser = this.page.waitForEvent('filechooser', { timeout: CHOOSER_MS }).catch(() => null);
      await this.#tool('key', '--', key);
      const opened = await chooser;
      if (opened !== null) return opened;
    }
    throw new Error(`The file picker did not open.\n${this.transcript.slice(-2_000)}`);
  }

  async #hasFocus(name: string | RegExp): Promise<boolean> {
    const said = this.#lines.at(-1) ?? '';
    const focused = await this.page.evaluate(() => {
      const part = document.activeElement;
      if (part === null || part === document.body) return '';
      const labels = 'labels' in part && part.labels instanceof NodeList ? [...part.labels] : [];
      const named = [part.getAttribute('aria-label'), ...labels.map((label) => label.textContent), part.textContent];
      return named
        .filter((text) => text)
        .join(' | ')
        .replace(/\s+/g, ' ');
    });
    return typeof name === 'string'
      ? focused.includes(name) || said.includes(name)
      : name.test(focused) || name.test(said);
  }

  async #tool(...args: readonly string[]): Promise<void> {
    await run('xdotool', [...args], { env: this.#desktop.env });
  }

  async #hear(step: string): Promise<void> {
    await this.#settle();
    this.#write(step, this.#said());
  }

  #write(step: string, said: readonly string[]): void {
    this.#silent = said.length === 0 ? this.#silent + 1 : 0;
    if (this.#silent > MOST_SILENT) throw new Error(`The screen reader said nothing in ${MOST_SILENT} steps.`);
    this.#lines.push(`- **${step}**`, ...said.map((text) => `  - ${withoutRandomTexts(text)}`));
  }

  /** What was said since the last step by itself, such as a late announcement, is a step of its own. */
  #skip(): void {
    const said = this.#said();
    if (said.length > 0) this.#write('later', said);
  }

  /** The whole lines of the log since the last step. */
  #log(): string {
    const log = this.#desktop.log();
    return log.slice(this.#read, log.lastIndexOf('\n') + 1);
  }

  #said(): readonly string[] {
    const piece = this.#log();
    this.#read += piece.length;
    return saidIn(piece);
  }

  /** Waits until nothing was said for a while, or until `isEnough`. */
  async #settle(quiet = QUIET_MS, isEnough = (): boolean => false): Promise<void> {
    const deadline = Date.now() + LONGEST_MS;
    let size = -1;
    let since = Date.now();
    while (Date.now() < deadline && !isEnough()) {
      const now = this.#desktop.log().length;
      if (now !== size || this.#running > 0 || this.#desktop.isBusy()) since = Date.now();
      const isSilent = !this.#log().includes('SPEECH OUTPUT');
      if (Date.now() - since > (isSilent ? Math.max(SILENT_MS, quiet) : quiet)) return;
      size = now;
      await pause(POLL_MS);
    }
  }
}

const KEY_NAMES: Readonly<Record<string, string>> = { Return: 'Enter', 'shift+Tab': 'Shift Tab', space: 'Space' };

/** Orca's sentence at the end of the main part. */
const isEnd = (text: string): boolean => /^(belangrijkste inhoud verlaten|leaving main content)/.test(text);
