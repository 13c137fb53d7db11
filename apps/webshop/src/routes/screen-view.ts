import type { ComponentType } from 'react';

/** The module of a screen; each exports its component under this name. */
export interface ScreenView {
  readonly Component: ComponentType;
}
