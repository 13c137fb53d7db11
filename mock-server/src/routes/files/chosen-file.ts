import type { Call } from '../../http/call.ts';
import type { UploadedFile } from '../../http/uploaded-file.ts';

/** The file of a field; of several with one name the last counts, as with any field of a form. */
export const chosenFile = (call: Call, field: string): UploadedFile | undefined =>
  call.files.filter((file) => file.field === field).at(-1);
