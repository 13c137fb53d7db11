import type { ChosenFile } from '@stadstegoed/core/shared/chosen-file.ts';
import { portToken } from '@stadstegoed/core/shared/port-token.ts';

/** Makes the picture of the first page of a pdf, for a type of file that has one; null when there is none to make. */
export type FirstPage = (file: ChosenFile) => Promise<ChosenFile | null>;
export const FirstPage = portToken<FirstPage>('FirstPage');
