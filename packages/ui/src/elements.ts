import type { ReactElement } from 'react';

/**
 * What stands beside other children of an element: elements, never a bare text. A browser that translates the page replaces
 * each text node, and React then fails when it removes that node or inserts something before it.
 */
export type Elements = ReactElement | false | null | undefined | readonly Elements[];
