import type { ReadOptions } from '../shared/cancel-signal.ts';
import type { Failure } from '../shared/failure.ts';
import { completeItems } from '../shared/page.ts';
import { mapResult, type Result } from '../shared/result.ts';
import type { Provider } from './provider.ts';
import type { Providers } from './providers.port.ts';

/**
 * Whether an organisation is a provider of this municipality. The platform reads any organisation by its id, also a sponsor
 * and a provider of another municipality; its list has only the approved ones (PV-014).
 */
export class CheckProvider {
  readonly #providers: Pick<Providers, 'listAll'>;

  constructor(providers: Pick<Providers, 'listAll'>) {
    this.#providers = providers;
  }

  async run({ id, name }: Pick<Provider, 'id' | 'name'>, options?: ReadOptions): Promise<Result<boolean, Failure>> {
    const listed = await this.#providers.listAll({ q: name }, options);
    return mapResult(completeItems(listed), (items) => items.some((provider) => provider.id === id));
  }
}
