/** Whether this browser can print. Firefox on Android could not before 2023. */
export const canPrint = (): boolean => 'print' in globalThis;

export const printPage = (): void => globalThis.print();
