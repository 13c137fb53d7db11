/** Types for imports that only the bundler resolves: style sheets imported for their side effect, and single icons. */
declare module '*.css' {}

declare module '*.svg?raw' {
  const text: string;
  export default text;
}

declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  import type { ComponentType, SVGProps } from 'react';

  /** One Tabler icon. `size` in px (24 by default), `stroke` is the line width (1.5 in this shop). */
  const icon: ComponentType<
    Omit<SVGProps<SVGSVGElement>, 'stroke'> & { readonly size?: number | string; readonly stroke?: number | string }
  >;
  export default icon;
}
