import type { Page } from '@playwright/test';

/** Frequent words of one language that the other does not have; two of them in a text mark its language. */
const WORDS = {
  nl: 'de het een van voor uw niet wordt bij ook naar zijn heeft geen deze dit als wij met aan kunt wat hoe dan nog meer binnen alle krijgt vraag jaar gemeente alleen iets iedereen en kind kinderen'.split(
    ' ',
  ),
  en: 'the to your you for with not this that are from have and can what how when will their there'.split(' '),
} as const;

/** Texts in the other language outside an element with that `lang`; a screen reader reads them with the wrong voice. */
export async function otherLanguageOn(page: Page, language: 'nl' | 'en'): Promise<readonly string[]> {
  const other = language === 'nl' ? 'en' : 'nl';
  return page.evaluate(
    ({ code, own, words }) => {
      const names = [...document.querySelectorAll(`[lang="${code}"]`)].map((part) => part.textContent);
      // A sentence in the language of the page may have a name in it, such as "Go to Sportclub Van het Plein".
      const withoutNames = (text: string): string =>
        names.reduce((rest, name) => (name === '' ? rest : rest.replace(name, '')), text);
      const isOther = (text: string): boolean => {
        const all = withoutNames(text)
          .toLowerCase()
          .split(/[^a-zà-ÿ]+/);
        return all.filter((word) => words.includes(word)).length >= 2 && !all.some((word) => own.includes(word));
      };
      // Words of a resident have an empty `lang`: nobody knows their language.
      const isMarked = (part: Element): boolean =>
        part.closest(`script, style`) !== null ||
        [code, ''].includes((part.closest('[lang]')?.getAttribute('lang') ?? 'none').slice(0, 2));
      const found: string[] = [];
      const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) {
        const text = node.textContent?.trim() ?? '';
        const parent = node.parentElement;
        if (parent !== null && isOther(text) && !isMarked(parent))
          found.push(`text in "${code}" without lang: ${parent.outerHTML.slice(0, 100)} … ${text.slice(0, 100)}`);
      }
      // Names such as "Save Zwemles" join a word of the shop and a text from outside; an attribute has one language only.
      for (const part of document.querySelectorAll('[placeholder]')) {
        const text = part.getAttribute('placeholder') ?? '';
        if (isOther(text)) found.push(`placeholder in "${code}": ${text.slice(0, 100)}`);
      }
      return [...new Set(found)];
    },
    { code: other, own: WORDS[language], words: WORDS[other] },
  );
}

/** Text keys, placeholders and values that were never meant for a resident. */
export async function rawTextOn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const lines = (document.body.innerText + '\n' + document.title).split('\n').map((line) => line.trim());
    const isRaw = (line: string): boolean =>
      /\{\{|\}\}|\bundefined\b|\bNaN\b|\[object |Invalid Date/.test(line) ||
      /^[a-z]+[a-zA-Z]*(\.[a-z][a-zA-Z]*){2,}$/.test(line);
    return lines.filter(isRaw).map((line) => `raw text: ${line.slice(0, 100)}`);
  });
}

/** Text that is wider or higher than its box, which cuts it off without an ellipsis. */
export async function cutTextOn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((part) => part.closest('.visually-hidden, svg, [aria-hidden="true"]') === null)
      .filter((part) => [...part.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim() !== ''))
      .filter((part) => {
        const { overflowX, overflowY, textOverflow } = getComputedStyle(part);
        if (textOverflow === 'ellipsis') return false;
        const isWide = /hidden|clip/.test(overflowX) && part.scrollWidth > part.clientWidth + 1;
        return isWide || (/hidden|clip/.test(overflowY) && part.scrollHeight > part.clientHeight + 1);
      })
      .map((part) => `cut off: ${part.outerHTML.slice(0, 140)}`),
  );
}
