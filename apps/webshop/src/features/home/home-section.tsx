import type { HomeSectionName } from '@stadstegoed/variants/schema.ts';
import type { ComponentType } from 'react';
import type { HomeViewModel } from './home.vm.ts';

export interface HomeSectionProps {
  readonly model: HomeViewModel;
  /** Whether the section has a coloured background. */
  readonly isBand: boolean;
}

/** A section of home, as listed by the municipality. @public for vite-env.d.ts */
export interface HomeSection {
  readonly name: HomeSectionName;
  readonly Section: ComponentType<HomeSectionProps>;
  readonly isBand: boolean;
}

/** The class of a section with or without background. */
export const sectionClass = (isBand: boolean): string => (isBand ? 'section section--band' : 'section');
