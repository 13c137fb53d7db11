import { describe, expect, it } from 'vitest';
import { pageSections } from './page-sections.ts';

describe('the parts of a text of the municipality', () => {
  it('begin at its highest headings', () => {
    const html =
      '<p>Vooraf</p><h2>Wie ziet uw <em>gegevens</em>?</h2><p>Wij.</p><h3>En verder</h3><h2>Uw rechten</h2><p>Veel.</p>';
    expect(pageSections(html)).toEqual([
      { id: 'section-1', title: null, html: '<p>Vooraf</p>' },
      { id: 'section-2', title: 'Wie ziet uw gegevens?', html: '<p>Wij.</p><h3>En verder</h3>' },
      { id: 'section-3', title: 'Uw rechten', html: '<p>Veel.</p>' },
    ]);
  });

  it('are cut where the text has very many tags', () => {
    expect(pageSections('<br>'.repeat(5000))[0]?.html.endsWith('<br>…')).toBe(true);
  });

  it('are one introduction for a text without headings', () => {
    expect(pageSections('<p>Een.</p>\n<p>Twee.</p>')).toEqual([
      { id: 'section-1', title: null, html: '<p>Een.</p>\n<p>Twee.</p>' },
    ]);
  });

  it('are none for an empty text', () => {
    expect(pageSections(' \n')).toEqual([]);
  });

  it('run and load nothing of the text', () => {
    const [part] = pageSections(
      '<img src="x" onerror="globalThis.hasRun = true"><script>globalThis.hasRun = true</script>',
    );
    expect(part?.title).toBeNull();
    expect(globalThis).not.toHaveProperty('hasRun');
  });
});
