import 'react';

declare module 'react' {
  /** Allows setting component tokens on an element. */
  interface CSSProperties {
    [token: `--${string}`]: string | number | undefined;
  }
}
