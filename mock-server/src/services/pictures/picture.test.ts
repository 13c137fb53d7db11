import { describe, expect, it } from 'vitest';
import { artNames, drawingOf, objectNames } from './drawing.ts';
import { signs } from './icons.ts';
import { groundOf, pictureSvg } from './picture.ts';
import { mediaKinds, presetNames } from '../../domain/files/presets.ts';

const motifs = [...artNames, ...objectNames.map((name) => `${name}-klei`)];

/** Every tag is closed in order; enough to find a broken drawing without a browser. */
function isWellFormed(svg: string): boolean {
  const open: string[] = [];
  for (const [, closing, name, selfClosed] of svg.matchAll(/<(\/?)([a-z]+)[^>]*?(\/?)>/g)) {
    if (closing === '/') {
      if (open.pop() !== name) return false;
    } else if (selfClosed !== '/') open.push(name ?? '');
  }
  return open.length === 0 && !/NaN|undefined/.test(svg);
}

describe('pictures', () => {
  it.each(Object.keys(mediaKinds))('pictures of kind %s are well-formed SVG in every preset', (type) => {
    for (const motif of type === 'implementation_banner' ? ['zonnedorp', 'waterveen'] : motifs) {
      for (const preset of presetNames(type)) {
        const svg = pictureSvg({ type, motif }, preset);
        expect(svg?.startsWith('<svg xmlns="http://www.w3.org/2000/svg"')).toBe(true);
        expect({ motif, preset, good: isWellFormed(svg ?? '') }).toEqual({ motif, preset, good: true });
      }
    }
  });

  it('all differ from each other', () => {
    expect(new Set(motifs.map((motif) => drawingOf(motif))).size).toBe(motifs.length);
    const logos = Object.keys(signs).map((sign) =>
      pictureSvg({ type: 'organization_logo', motif: `${sign}-bes` }, 'large'),
    );
    expect(new Set(logos).size).toBe(logos.length);
  });

  it('are the same every time, and stand in the size of their preset', () => {
    const source = { type: 'product_photo', motif: 'judo-klei' };
    expect(pictureSvg(source, 'small')).toBe(pictureSvg(source, 'small'));
    expect(pictureSvg(source, 'small')).toContain('width="400" height="300"');
    expect(pictureSvg(source, 'enormous')).toBeNull();
  });

  it('draw something for a word that nobody drew', () => {
    expect(drawingOf('iets-onbekends')).toContain('<');
    expect(groundOf({ type: 'product_photo', motif: 'iets-onbekends' })).toMatch(/^#[0-9A-F]{6}$/i);
  });
});
