import type { Provider } from '../src/providers/provider.ts';
import { anOffice } from './an-office.ts';

/** A swimming pool with one office. */
export function aProvider(overrides: Partial<Provider> = {}): Provider {
  return {
    id: '44',
    name: 'Zwembad De Golfslag',
    descriptionHtml: '<p>Zwemmen voor iedereen.</p>',
    businessType: { id: '21', name: 'Zwembad' },
    email: 'info@golfslag.example',
    phone: null,
    website: 'https://golfslag.example',
    logo: null,
    offices: [anOffice()],
    ...overrides,
  };
}
