import type { ScreenName, ScreenParams } from '@stadstegoed/core/shared/destination.ts';
import type { PageType } from '@stadstegoed/core/pages/platform-configuration.ts';
import type { FlagName } from '@stadstegoed/core/shared/flags.ts';
import type { ComponentType } from 'react';
import type { ScreenModel } from '../lib/view-model/screen-model.ts';
import type { ViewModel } from '../lib/view-model/view-model.ts';
import type { TextKey, TextsName } from '../texts/text-keys.ts';

/** What the shop knows about a screen. */
export interface Screen {
  /** The paths in Dutch; links use the first. */
  readonly nl: readonly [string, ...string[]];
  /** The paths in English; links use the first. */
  readonly en: readonly [string, ...string[]];
  /** The title; detail screens replace it with the name of their entity. */
  readonly title: TextKey;
  /** Only for signed-in residents: what signing in for it is for, as "Log in om ...", which visitors read in its place. */
  readonly signIn?: TextKey;
  /** When this flag is off the screen redirects home. */
  readonly flag?: FlagName;
  /** What the platform must have for this screen; without it the screen says that it is not there. */
  readonly needs?: 'hasSubsidyFunds' | 'hasRecords' | 'recordsCreate' | 'recordsValidate';
  /** The page of the municipality that this screen shows; links leave it out while that is not published. */
  readonly page?: PageType;
  /** `short`: without announcements and the bar of a phone, with a short footer, while somebody asks for a fund or for money. */
  readonly frame?: 'short';
  /** The texts that it shows beside those of the shell and of home, which are always there. */
  readonly texts: readonly TextsName[];
  /** Loads its module. */
  readonly view: () => Promise<ScreenModule>;
}

/** The module of a screen: what draws it, and the view model that starts before it is drawn for the first time. */
export interface ScreenModule {
  readonly Component: ComponentType;
  readonly reads?: ScreenModel<unknown, ViewModel<unknown>>;
}

/** The names of the parameters in a path such as `/fondsen/:id`. */
type ParamIn<Path extends string> = Path extends `${string}/:${infer Rest}`
  ? Rest extends `${infer Name}/${infer After}`
    ? Name | ParamIn<`/${After}`>
    : Rest
  : never;

/** The screens of which a first path lacks a parameter of its destination, or has another. */
export type WrongParams<Screens extends Readonly<Record<ScreenName, Pick<Screen, 'nl' | 'en'>>>> = {
  [Name in ScreenName]: [ParamIn<Screens[Name]['nl' | 'en'][0]>, keyof ScreenParams[Name]] extends [
    keyof ScreenParams[Name],
    ParamIn<Screens[Name]['nl' | 'en'][0]>,
  ]
    ? never
    : Name;
}[ScreenName];
