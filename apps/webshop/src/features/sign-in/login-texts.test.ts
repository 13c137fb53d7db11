import { loadVariants } from '@stadstegoed/variants/load.ts';
import { expect, it } from 'vitest';
import { TextStore } from '../../shell/i18n.ts';
import en from './texts.en.json' with { type: 'json' };
import nl from './texts.nl.json' with { type: 'json' };

const OURS = { nl, en };

it.each(['nl', 'en'] as const)(
  'every municipality has its own introduction to sign-in, in %s [SI-011]',
  async (language) => {
    const leads = await Promise.all(
      loadVariants().map(async ({ texts }) => {
        const overrides = () => texts[language];
        const store = new TextStore({ texts: () => Promise.resolve(OURS[language]), overrides }, language);
        await store.need(['sign-in']);
        return store.i18n.t('signIn.start.lead');
      }),
    );
    expect(leads.length).toBeGreaterThan(7);
    expect(new Set(leads).size).toBe(leads.length);
    expect(leads).toContain(OURS[language]['signIn.start.lead']);
  },
);
