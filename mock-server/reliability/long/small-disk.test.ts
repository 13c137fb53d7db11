import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, rmdirSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { listOf, objectOf, textOf } from '../../src/input.ts';
import { MockApi } from '../../client.ts';
import { startProgram } from './writers.ts';
import type { Program } from './writers.ts';

const size = 4 * 1024 * 1024;

/** A file system in memory of a few megabytes; null for who may not make one, which only the system's owner may. */
function smallDisk(): string | null {
  const folder = mkdtempSync(join(tmpdir(), 'mock-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder], { stdio: 'ignore' });
    return folder;
  } catch {
    rmdirSync(folder);
    return null;
  }
}

const folder = smallDisk();
const programs: Program[] = [];
afterEach(async () => {
  for (const program of programs.splice(0)) await program.kill();
  if (folder === null) return;
  execFileSync('umount', ['--lazy', folder]);
  rmdirSync(folder);
});

async function start(file: string): Promise<Program> {
  const program = await startProgram(file);
  programs.push(program);
  return program;
}

/** Leaves no space at all. */
function fill(file: string): void {
  const opened = openSync(file, 'w');
  const piece = Buffer.alloc(1024);
  try {
    for (let written = 0; written <= size; written += piece.length) writeSync(opened, piece);
    throw new Error('The disk has no end.');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
  } finally {
    closeSync(opened);
  }
}

/** One resident who notes things down. */
class Resident {
  readonly #program: Program;
  readonly #headers: { readonly [name: string]: string };

  private constructor(program: Program, token: string) {
    this.#program = program;
    this.#headers = {
      'content-type': 'application/json',
      'client-type': 'webshop',
      'client-key': 'zonnedorp',
      authorization: `Bearer ${token}`,
    };
  }

  static async at(program: Program): Promise<Resident> {
    return new Resident(program, (await MockApi.at(program.url).signIn('noor')).access_token);
  }

  async write(value: string): Promise<{ readonly status: number; readonly message: string }> {
    const answer = await fetch(`${this.#program.url}/api/v1/identity/records`, {
      method: 'POST',
      headers: this.#headers,
      body: JSON.stringify({ type: 'given_name', value }),
    });
    return { status: answer.status, message: textOf(objectOf(await answer.json()), 'message') ?? '' };
  }

  /** Which of the words are there now. */
  async found(words: ReadonlySet<string>): Promise<readonly string[]> {
    const answer = await fetch(`${this.#program.url}/api/v1/identity/records`, { headers: this.#headers });
    const body: unknown = await answer.json();
    return listOf({ rows: Array.isArray(body) ? body : objectOf(body)['data'] }, 'rows')
      .map((row) => textOf(objectOf(row), 'value') ?? '')
      .filter((value) => words.has(value))
      .toSorted();
  }
}

/** What was accepted before the refusal, and its words. */
type Refused = { readonly accepted: readonly string[]; readonly message: string };

/** Writes until the disk refuses; a disk that never does is an error. */
async function writeUntilRefused(resident: Resident, asked: Set<string>): Promise<Refused> {
  const accepted: string[] = [];
  for (let number = 0; number < 5000; number += 1) {
    const value = `word ${number}`;
    asked.add(value);
    const { status, message } = await resident.write(value);
    if (status === 503) return { accepted, message };
    if (status !== 201) throw new Error(`A full disk was answered with ${status}: ${message}`);
    accepted.push(value);
  }
  throw new Error('The disk never refused.');
}

describe.skipIf(folder === null)('a disk of a few megabytes', () => {
  it('that is full makes a write a 503 which changed nothing; reads go on, and with space all goes on', async () => {
    const file = join(folder ?? '', 'dev.json');
    const program = await start(file);
    await MockApi.at(program.url).changeSettings({ throttles: false });
    const resident = await Resident.at(program);
    const asked = new Set<string>(['before', 'after']);
    expect((await resident.write('before')).status).toBe(201);
    fill(join(folder ?? '', 'filler'));
    const { accepted, message } = await writeUntilRefused(resident, asked);
    expect(message).toContain('nothing was changed');
    expect(await resident.found(asked)).toEqual(['before', ...accepted].toSorted());
    rmSync(join(folder ?? '', 'filler'));
    expect((await resident.write('after')).status).toBe(201);
    const all = ['before', 'after', ...accepted].toSorted();
    expect(await resident.found(asked)).toEqual(all);
    await program.kill();
    const again = await start(file);
    expect(await (await Resident.at(again)).found(asked)).toEqual(all);
  });
});
