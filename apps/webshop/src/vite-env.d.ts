/// <reference types="vite/client" />

/** The municipality that this build is for; made by vite/variant-module.ts from one folder of packages/variants. */
declare module 'virtual:variant' {
  /** The data of variant.json, checked against the schema when the shop was built. */
  export const variant: import('@stadstegoed/variants/schema.ts').Variant;
  /** The municipality's own wording of single text keys, for each language. */
  export const texts: Readonly<Record<'nl' | 'en', Readonly<Record<string, string>>>>;
  /** The address of the logo. */
  export const logo: string;
}

/** The sections of home that the municipality lists, in its order; made by vite/home-module.ts. */
declare module 'virtual:home' {
  export const sections: readonly import('./features/home/home-section.tsx').HomeSection[];
}

/** The drawings of home; made by vite/home-module.ts. */
declare module 'virtual:drawings' {
  /** The shapes of the illustration in the banner, for `Hero`. */
  export const skyline: string;
  /** The icons of the three facts. */
  export const factIcons: readonly (typeof import('@tabler/icons-react/dist/esm/icons/IconGift.mjs'))['default'][];
}

/** The contact data of every municipality with a folder in packages/variants; made by vite/variant-module.ts. */
declare module 'virtual:deployments' {
  export const deployments: readonly import('@stadstegoed/variants/load.ts').DeploymentContact[];
}

/** The files that the service worker keeps; made by vite/service-worker.ts when the shop is built. */
declare module 'virtual:kept-files' {
  export const files: readonly { readonly url: string; readonly revision: string | null }[];
}
