import { act, render, screen } from '@testing-library/react';
import { createInstance } from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { expect, it } from 'vitest';
import { useTexts } from './texts.ts';

const Title = () => <p>{useTexts()('funds.list.title')}</p>;

function aShop() {
  const i18n = createInstance();
  void i18n.use(initReactI18next).init({
    lng: 'nl',
    fallbackLng: false,
    ns: ['shell'],
    defaultNS: 'shell',
    keySeparator: false,
    initAsync: false,
    resources: { nl: { shell: {} }, en: { shell: { 'funds.list.title': 'Schemes' } } },
    react: { useSuspense: false, bindI18nStore: 'added' },
  });
  render(
    <I18nextProvider i18n={i18n}>
      <Title />
    </I18nextProvider>,
  );
  return i18n;
}

it('shows a text that arrives after it was asked for, and that of the other language', async () => {
  const i18n = aShop();
  act(() => void i18n.addResourceBundle('nl', 'shell', { 'funds.list.title': 'Regelingen' }, true, true));
  expect(screen.getByText('Regelingen')).toBeDefined();
  await act(() => i18n.changeLanguage('en'));
  expect(screen.getByText('Schemes')).toBeDefined();
  await act(() => i18n.changeLanguage('nl'));
  expect(screen.getByText('Regelingen')).toBeDefined();
});
