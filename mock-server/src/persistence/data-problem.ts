/** The stored world cannot be used; the message is for the person who starts the mock platform. */
export class DataProblem extends Error {}

/** The code of the operating system, such as `ENOSPC`; null for anything else. */
export const codeOf = (error: unknown): string | null =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;

/** Does the system say that a file or folder may not be touched? */
export const isNoPermission = (error: unknown): boolean => ['EACCES', 'EPERM', 'EROFS'].includes(codeOf(error) ?? '');
