/** What the bundler knows and the compiler does not: style sheets imported for their effect, and icons imported one by one. */
declare module '*.css' {}

declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  import type { ComponentType, SVGProps } from 'react';

  /** One Tabler icon. `size` in px (24 by default), `stroke` the width of the line (1.5 in this shop). */
  const icon: ComponentType<
    Omit<SVGProps<SVGSVGElement>, 'stroke'> & { readonly size?: number | string; readonly stroke?: number | string }
  >;
  export default icon;
}
