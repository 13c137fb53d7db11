/** Takes any object from anybody and keeps nothing: nobody knows what the call was for (part 2, 20.2). */

import { operation } from '../../http/operation.ts';

export const registerDevice = operation('registerDevice', {}, () => ({}));
