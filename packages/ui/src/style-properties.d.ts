import 'react';

declare module 'react' {
  /** Component tokens may be set on an element. */
  interface CSSProperties {
    [token: `--${string}`]: string | number | undefined;
  }
}
