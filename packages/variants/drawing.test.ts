import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { tokensOf } from './contrast.ts';
import { drawingOf } from './drawing.ts';
import { VARIANTS_FOLDER, variantKeys } from './load.ts';

const svg = (shapes: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 760 480">\n  ${shapes}\n</svg>\n`;

describe('the drawing of a skyline', () => {
  it('is its shapes, without the svg element and the spaces between them', () => {
    expect(drawingOf(svg('<g fill="var(--art-zon)">\n  <path d="M0 0H4"/>\n  </g>'))).toBe(
      '<g fill="var(--art-zon)"><path d="M0 0H4"/></g>',
    );
  });

  it('is rejected with a script, a picture, a handler, a style, text or another view box', () => {
    const reject = (shapes: string, named: string) => expect.soft(() => drawingOf(svg(shapes)), named).toThrow(named);
    reject('<script>1</script>', '<script>');
    reject('<image href="x.png"/>', '<image>');
    reject('<path d="M0 0" onclick="x()"/>', 'onclick');
    reject('<path style="fill:red" d="M0 0"/>', 'style');
    reject('<g>Hallo</g>', 'Hallo');
    expect(() => drawingOf('<svg viewBox="0 0 10 10"></svg>')).toThrow('must begin with');
  });

  it('the drawing of a skyline of every municipality uses only colours that its theme defines', () => {
    for (const key of [...variantKeys(), '_template']) {
      const read = (name: string) => readFileSync(join(VARIANTS_FOLDER, key, name), 'utf8');
      const theme = /^\.([a-z-]+)-theme /m.exec(read('theme.css'))?.[1] ?? '';
      const colours = tokensOf(read('theme.css'), [`.${theme}-theme`]);
      const used = [...drawingOf(read('skyline.svg')).matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name);
      expect.soft(used.length, key).toBeGreaterThan(10);
      expect
        .soft(
          used.filter((name) => !colours.has(name)),
          key,
        )
        .toEqual([]);
    }
  });
});
