import type { ComponentType } from 'react';

/** The module of a screen: its chunk exports the component under this one name. */
export interface ScreenView {
  readonly Component: ComponentType;
}
