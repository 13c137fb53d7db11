/** Takes any object from anybody and keeps nothing: nobody knows what the call was for. */

import { operation } from '../../http/operation.ts';

export const registerDevice = operation('registerDevice', {}, () => ({}));
