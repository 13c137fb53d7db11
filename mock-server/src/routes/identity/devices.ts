/** Accepts any object from anybody and stores nothing: the purpose of the call is unknown. */

import { operation } from '../../http/operation.ts';

export const registerDevice = operation('registerDevice', {}, () => ({}));
