import { mockTiers } from './mock-tiers.ts';
import { packageOf } from './workspaces.ts';

/** One import with the facts that the rules use. Paths are from the root of the repository. */
export interface Edge {
  readonly file: string;
  readonly line: number;
  readonly specifier: string;
  /** The target file; undefined for an installed package or a built-in. */
  readonly target: string | undefined;
  readonly typeOnly: boolean;
  readonly lazy: boolean;
  /** The files with a use case: a class with `run`. */
  readonly useCases: ReadonlySet<string>;
}

/** A forbidden direction of imports, with the reason. */
export interface Layer {
  readonly name: string;
  readonly from: RegExp;
  readonly refuses: (edge: Edge) => boolean;
  readonly why: string;
}

const CORE = 'packages/core/src/';
const APP = 'apps/webshop/src/';
const FEATURE = /^apps\/webshop\/src\/features\/(?<feature>[^/]+)\//;

const isCore = ({ target }: Edge): boolean => target?.startsWith(CORE) === true;
const isShared = ({ target }: Edge): boolean => target?.startsWith(`${CORE}shared/`) === true;
const isPort = ({ target }: Edge): boolean => target?.endsWith('.port.ts') === true;
const isUseCase = ({ target, useCases }: Edge): boolean => target !== undefined && useCases.has(target);
const isIn = ({ target, lazy }: Edge, ...folders: readonly string[]): boolean =>
  !lazy && folders.some((folder) => target?.startsWith(folder) === true);
const isPackage = ({ specifier }: Edge, ...names: readonly string[]): boolean => names.includes(packageOf(specifier));
const isHttp = (edge: Edge): boolean => isIn(edge, 'packages/http/') || isPackage(edge, 'openapi-fetch');
const featureOf = (path: string | undefined): string | undefined => FEATURE.exec(path ?? '')?.groups?.['feature'];
const isOtherFeature = ({ file, target }: Edge): boolean =>
  featureOf(target) !== undefined && featureOf(target) !== featureOf(file);
const isStyleOrData = ({ target }: Edge): boolean => /\.(css|json|svg|png|woff2)$/.test(target ?? '');

const APP_FOLDERS = ['texts', 'routes', 'support', 'platform', 'shell', 'features', 'composition'] as const;
type AppFolder = (typeof APP_FOLDERS)[number];

/** The folders of the app that a folder may not import: all except these. Lazy imports are allowed. */
const above = (...allowed: readonly AppFolder[]): readonly string[] =>
  APP_FOLDERS.filter((folder) => !allowed.includes(folder)).map((folder) => `${APP}${folder}/`);

const VIEW_MODEL_PACKAGES = ['mobx'];
const VIEW_ONLY = ['react', 'react-dom', 'react-router', 'mobx-react-lite', 'react-i18next'];

function leavesViewModel(edge: Edge): boolean {
  if (edge.target === undefined) return !isPackage(edge, ...VIEW_MODEL_PACKAGES);
  if (isCore(edge) || isIn(edge, `${APP}support/`, `${APP}texts/`)) return false;
  return isOtherFeature(edge) || featureOf(edge.target) === undefined || edge.target.endsWith('.tsx');
}

/** The dependency rule of the architecture, one entry per direction. Tests are exempt. */
export const layers: readonly Layer[] = [
  {
    name: 'core entities and rules',
    from: /^packages\/core\/src\/(?!.*\.port\.ts$)/,
    refuses: (edge) => !edge.useCases.has(edge.file) && (isPort(edge) || isUseCase(edge)),
    why: 'entities and rules do not import ports or use cases, so that they can be read and tested as plain functions',
  },
  {
    name: 'core ports',
    from: /^packages\/core\/src\/.*\.port\.ts$/,
    refuses: isUseCase,
    why: 'a port is an interface of the core and does not import the use cases that call it',
  },
  {
    name: 'core use cases',
    from: /^packages\/core\/src\//,
    refuses: (edge) => edge.useCases.has(edge.file) && isUseCase(edge),
    why: 'a use case does not call another use case; move the shared logic to a rule',
  },
  {
    name: 'core inside itself',
    from: /^packages\/core\//,
    refuses: (edge) => edge.target?.startsWith('packages/core/') !== true,
    why: 'the core has no dependencies, so that no library or platform affects the rules of the shop',
  },
  {
    name: 'http adapters',
    from: /^packages\/http\//,
    refuses: (edge) => isUseCase(edge) || isIn(edge, 'packages/ui/', 'apps/'),
    why: 'an adapter maps the wire to the types of a port; it contains no use case and no user interface',
  },
  {
    name: 'ui controls',
    from: /^packages\/ui\//,
    refuses: (edge) => isCore(edge) && !isShared(edge),
    why: 'a control of the ui package does not import features, so that every feature can use it',
  },
  {
    name: 'view models',
    from: /^apps\/webshop\/src\/.*\.vm\.ts$/,
    refuses: leavesViewModel,
    why: 'a view model imports only the core, support and MobX, so that it runs without a browser and a platform',
  },
  {
    name: 'views and the platform',
    from: /^apps\/webshop\/src\/features\/.*\.tsx$/,
    refuses: (edge) => isHttp(edge) || isPackage(edge, 'inversify', 'mobx') || isPort(edge) || isUseCase(edge),
    why: 'a view renders its view model; use cases and ports are called by the view model',
  },
  {
    name: 'views and the core',
    from: /^apps\/webshop\/src\/features\/.*\.tsx$/,
    refuses: (edge) => isCore(edge) && !isShared(edge) && !edge.typeOnly,
    why: 'a view imports only types from the features of the core; rules are called by the view model',
  },
  {
    name: 'views of other features',
    from: /^apps\/webshop\/src\/features\/.*\.tsx$/,
    refuses: (edge) => isOtherFeature(edge) && !isStyleOrData(edge) && edge.target?.includes('/parts/') !== true,
    why: 'a feature shows only the parts of another feature, which take props and import no view model',
  },
  {
    name: 'texts',
    from: /^apps\/webshop\/src\/texts\//,
    refuses: (edge) => edge.target === undefined || isIn(edge, APP),
    why: 'the text keys and feature names are the lowest layer of the app',
  },
  {
    name: 'routes',
    from: /^apps\/webshop\/src\/routes\//,
    refuses: (edge) => isHttp(edge) || isPackage(edge, 'inversify') || isIn(edge, ...above('texts', 'routes')),
    why: 'paths are plain data, so that every link can be built from them; views are only imported lazily',
  },
  {
    name: 'support',
    from: /^apps\/webshop\/src\/support\//,
    refuses: (edge) => isHttp(edge) || isIn(edge, ...above('texts', 'routes', 'support')),
    why: 'support does not import features or the shell; both are built on support',
  },
  {
    name: 'platform',
    from: /^apps\/webshop\/src\/platform\//,
    refuses: (edge) => isPackage(edge, 'inversify') || isIn(edge, ...above('texts', 'routes', 'support', 'platform')),
    why: 'the bindings that several features share do not import a feature or the container',
  },
  {
    name: 'shell',
    from: /^apps\/webshop\/src\/shell\//,
    refuses: (edge) =>
      isHttp(edge) || isPackage(edge, 'inversify') || isIn(edge, ...above('texts', 'routes', 'support', 'shell')),
    why: 'the shell renders the screens and dialogs it is given; an imported feature would be part of every first load',
  },
  {
    name: 'features and the frame',
    from: /^apps\/webshop\/src\/features\//,
    refuses: (edge) => isIn(edge, `${APP}shell/`, `${APP}composition/`),
    why: 'a feature uses the shell through the ports of support, so that it can be rendered without the shell',
  },
  {
    name: 'parts of a feature',
    from: /^apps\/webshop\/src\/features\/[^/]+\/parts\//,
    refuses: ({ target }) =>
      featureOf(target) !== undefined && /\.(vm|view|modal|module|feature)\.tsx?$/.test(target ?? ''),
    why: 'a part takes props, so that another feature can show it without the screens and view models of this one',
  },
  {
    name: 'plain files of a feature',
    from: /^apps\/webshop\/src\/features\/(?!.*\.(module|test)\.ts$).*\.ts$/,
    refuses: (edge) => isHttp(edge) || isPackage(edge, 'inversify', ...VIEW_ONLY),
    why: 'only the module of a feature imports adapters, and only its views import React',
  },
  {
    name: 'service worker',
    from: /^apps\/webshop\/src\/worker\//,
    refuses: (edge) => edge.target?.startsWith(APP) === true && !edge.target.startsWith(`${APP}worker/`),
    why: 'the service worker is a program of its own, which may be older than the page that it serves',
  },
  {
    name: 'mock platform',
    from: /^mock-server\//,
    refuses: (edge) => isIn(edge, 'packages/core/', 'packages/http/', 'packages/ui/', 'apps/'),
    why: 'the mock platform must be independent of the client, so it shares only the description and the variants',
  },
  {
    name: 'mock platform and generated code',
    from: /^mock-server\//,
    refuses: (edge) =>
      edge.target?.startsWith('openapi/generated/') === true && edge.target.endsWith('.ts') && !edge.typeOnly,
    why: 'the generated client has only types, which do not exist at run time',
  },
  ...mockTiers,
  {
    name: 'contracts',
    from: /^contracts\//,
    refuses: (edge) => isIn(edge, 'apps/'),
    why: 'a contract is about the wire between the adapters and the platform; it does not involve screens',
  },
];
