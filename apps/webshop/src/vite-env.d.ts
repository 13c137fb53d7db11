/// <reference types="vite/client" />

/** The municipality that this build is for; made by vite/variant-module.ts from one folder of packages/variants. */
declare module 'virtual:variant' {
  /** The text of variant.json as data; the shell checks it against the schema of packages/variants before use. */
  export const variant: unknown;
  /** The municipality's own wording of single text keys, for each language. */
  export const texts: Readonly<Record<'nl' | 'en', Readonly<Record<string, string>>>>;
  /** The address of the logo; empty when the municipality has none. */
  export const logo: string;
}
