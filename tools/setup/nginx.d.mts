/** An nginx that can load its brotli modules. */
export interface Nginx {
  readonly program: string;
  readonly modules: readonly string[];
  /** The file with the types of files. */
  readonly mimeTypes: string;
}
/** The packages of Debian and Ubuntu that the guide needs. */
export const NGINX_PACKAGES: readonly string[];
/** The folder into which the set-up unpacks these packages. */
export function nginxFolder(root: string): string;
/** An nginx with brotli: the machine's own, or the one that the set-up unpacked; null without either. */
export function findNginx(root: string): Nginx | null;
