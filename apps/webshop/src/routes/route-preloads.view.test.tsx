import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RoutePreloads } from '../../vite/route-preloads.ts';

const SCRIPT = readFileSync(join(import.meta.dirname, '../../route-preloads.js'), 'utf8');

const table: RoutePreloads = {
  files: ['funds.js', 'funds.css', 'nl.js', 'en.js', 'resident.js', 'map.js'],
  screens: [
    { path: '^/$', isOfResident: true, files: [4], nl: [], en: [], map: [] },
    { path: '^/$', isOfResident: false, files: [0], nl: [], en: [], map: [] },
    { path: '^/fondsen/?$', isOfResident: false, files: [0, 1], nl: [2], en: [3], map: [5] },
    { path: '^/fondsen/[^/]+/?$', isOfResident: false, files: [0], nl: [], en: [], map: [] },
  ],
  mapQuery: 'show_map=true',
};

/** The links that the script made. */
const links = (): readonly string[] =>
  [...document.head.querySelectorAll('link')].map((link) => `${link.rel} ${link.getAttribute('href')}`);

/** Runs the script of the page at an address, and returns the links that it made. */
function open(address: string): readonly string[] {
  window.history.replaceState(null, '', address);
  window.eval(SCRIPT.replace("'%route-preloads%'", () => JSON.stringify(table)));
  return links();
}

describe('the page while the script of the shop loads', () => {
  beforeEach(() => document.head.replaceChildren());
  afterEach(() => localStorage.clear());

  it('asks for the files of the screen at its address, in Dutch', () => {
    expect(open('/fondsen')).toEqual(['modulepreload /funds.js', 'preload /funds.css', 'modulepreload /nl.js']);
  });

  it('asks for the texts in English when the resident chose that', () => {
    localStorage.setItem('stadstegoed:language', 'en');
    expect(open('/fondsen/')).toContain('modulepreload /en.js');
  });

  it('asks for what only a signed-in resident sees', () => {
    expect(open('/')).toEqual(['modulepreload /funds.js']);
    document.head.replaceChildren();
    localStorage.setItem('stadstegoed:account', '{}');
    expect(open('/')).toEqual(['modulepreload /resident.js']);
  });

  it('asks for the map when the address does', () => {
    expect(open('/fondsen?q=bad&show_map=true')).toContain('modulepreload /map.js');
  });

  it('asks for the files of a screen of the shop when its link is pressed, each once', () => {
    open('/onbekend');
    document.body.innerHTML =
      '<a href="/fondsen"><b>Regelingen</b></a><a href="https://elders.example/fondsen/5">Elders</a>';
    for (const part of document.querySelectorAll<HTMLElement>('a, b')) {
      part.addEventListener('click', (event) => event.preventDefault());
      part.click();
    }
    expect(links()).toEqual(['modulepreload /funds.js', 'preload /funds.css', 'modulepreload /nl.js']);
  });

  it.each(['/fondsen/5/anders', '/onbekend'])('asks for nothing at %s, which is no screen of the table', (address) => {
    expect(open(address)).toEqual([]);
  });
});
