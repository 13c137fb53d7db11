import { isValidationUuid } from '@stadstegoed/core/records/validation.ts';

/** Whether the id in the address is that of a request to a validator. */
export const isUuid = (id: string): boolean => isValidationUuid(id);
