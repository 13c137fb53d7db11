import type { ScreenName } from '@stadstegoed/core/shared/destination.ts';
import { mergeFlags } from '@stadstegoed/core/shared/flags.ts';
import type { Language } from '@stadstegoed/core/shared/language.ts';
import type { LoadedVariant } from '@stadstegoed/variants/load.ts';
import fundsEn from '../src/features/funds/texts.en.json' with { type: 'json' };
import fundsNl from '../src/features/funds/texts.nl.json' with { type: 'json' };
import homeEn from '../src/features/home/texts.en.json' with { type: 'json' };
import homeNl from '../src/features/home/texts.nl.json' with { type: 'json' };
import pagesEn from '../src/features/pages/texts.en.json' with { type: 'json' };
import pagesNl from '../src/features/pages/texts.nl.json' with { type: 'json' };
import productsEn from '../src/features/products/texts.en.json' with { type: 'json' };
import productsNl from '../src/features/products/texts.nl.json' with { type: 'json' };
import providersEn from '../src/features/providers/texts.en.json' with { type: 'json' };
import providersNl from '../src/features/providers/texts.nl.json' with { type: 'json' };
import { allPaths } from '../src/routes/paths.ts';
import { screenOf } from '../src/routes/screens.ts';

const TEXTS = {
  nl: { ...homeNl, ...fundsNl, ...productsNl, ...providersNl, ...pagesNl },
  en: { ...homeEn, ...fundsEn, ...productsEn, ...providersEn, ...pagesEn },
};
type Key = keyof typeof TEXTS.nl;

/** The words of a screen in one language. */
interface Words {
  readonly title: string;
  /** Absent where the title is a name of the platform; then only the breadcrumbs are shown. */
  readonly lead: string | undefined;
  /** The list between home and the screen. */
  readonly list: { readonly title: string; readonly href: string } | undefined;
}

/** What the page shows of a screen before the shop has loaded. */
interface FirstWords {
  /** The address of the screen, as the source of a regular expression. */
  readonly path: string;
  /** Whether residents read another lead. */
  readonly isOfVisitor: boolean | undefined;
  readonly nl: Words;
  readonly en: Words;
}

interface ScreenTexts {
  readonly screen: ScreenName;
  readonly title: Key;
  readonly lead?: Key;
  /** The list in whose breadcrumbs the screen stands. */
  readonly list?: ScreenTexts;
  readonly isOfVisitor?: boolean;
}

/** The public screens whose title and lead are texts of the shop, and those of one thing, whose name comes from the platform. */
const SCREENS: readonly ScreenTexts[] = [
  { screen: 'funds', title: 'funds.list.title', lead: 'funds.list.intro', isOfVisitor: true },
  { screen: 'products', title: 'products.list.title', lead: 'products.list.intro' },
  { screen: 'actions', title: 'products.actions.title', lead: 'products.actions.intro' },
  { screen: 'providers', title: 'providers.title', lead: 'providers.intro' },
  { screen: 'sign-up', title: 'providers.signUp.title', lead: 'providers.signUp.lead' },
  { screen: 'explanation', title: 'pages.explanation.title', lead: 'pages.explanation.lead' },
  { screen: 'sitemap', title: 'pages.sitemap.title', lead: 'pages.sitemap.lead' },
  { screen: 'privacy', title: 'pages.privacy.title', lead: 'pages.privacy.lead' },
  { screen: 'terms-and-conditions', title: 'pages.terms.title', lead: 'pages.terms.lead' },
  { screen: 'accessibility', title: 'pages.accessibility.title', lead: 'pages.accessibility.lead' },
  { screen: 'fund', title: 'funds.fund.title', list: { screen: 'funds', title: 'funds.list.title' } },
  { screen: 'product', title: 'products.product.title', list: { screen: 'products', title: 'products.list.title' } },
  { screen: 'provider', title: 'providers.provider.title', list: { screen: 'providers', title: 'providers.title' } },
];

/** The words of the screens that the municipality has, in its own words where it has them. */
export function firstWords({ variant, texts: own }: Pick<LoadedVariant, 'variant' | 'texts'>): readonly FirstWords[] {
  const flags = mergeFlags(variant.flags);
  const isOn = (screen: ScreenName): boolean => {
    const { flag } = screenOf(screen);
    return flag === undefined || flags[flag];
  };
  const wordsOf = ({ title, lead, list }: ScreenTexts, language: Language): Words => {
    const textOf = (key: Key): string => (own[language][key] ?? TEXTS[language][key]).replace('{{name}}', variant.name);
    return {
      title: textOf(title),
      lead: lead && textOf(lead),
      list:
        list && isOn(list.screen) ? { title: textOf(list.title), href: screenOf(list.screen)[language][0] } : undefined,
    };
  };
  return SCREENS.filter(({ screen }) => isOn(screen)).map((texts) => ({
    // Ids are numbers: another word at that place is another screen.
    path: `^(?:${allPaths(texts.screen).join('|')})/?$`.replaceAll(':id', String.raw`\d+`),
    isOfVisitor: texts.isOfVisitor,
    nl: wordsOf(texts, 'nl'),
    en: wordsOf(texts, 'en'),
  }));
}

/** The place of the words in the script that shows them. */
const MARK = "'%first-words%'";

/** The script with the words of the screens. */
export const withFirstWords = (script: string, words: readonly FirstWords[]): string =>
  script.replace(MARK, () => JSON.stringify(words));
