import { packageOf } from './workspaces.ts';

/** One import with all that the rules look at. Paths are from the root of the repository. */
export interface Edge {
  readonly file: string;
  readonly line: number;
  readonly specifier: string;
  /** The file it means; undefined for an installed package or a built-in. */
  readonly target: string | undefined;
  readonly typeOnly: boolean;
  readonly lazy: boolean;
  /** The files that hold a use case: a class with `run`. */
  readonly useCases: ReadonlySet<string>;
}

/** A direction that imports may not take, and the sentence that says why. */
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

/** The folders of the app that a folder may not import: all but those that are named. A chunk that is loaded later may. */
const above = (...allowed: readonly AppFolder[]): readonly string[] =>
  APP_FOLDERS.filter((folder) => !allowed.includes(folder)).map((folder) => `${APP}${folder}/`);

const VIEW_MODEL_PACKAGES = ['mobx'];
const VIEW_ONLY = ['react', 'react-dom', 'react-router', 'mobx-react-lite', 'react-i18next'];

function leavesViewModel(edge: Edge): boolean {
  if (edge.target === undefined) return !isPackage(edge, ...VIEW_MODEL_PACKAGES);
  if (isCore(edge) || isIn(edge, `${APP}support/`, `${APP}texts/`)) return false;
  return isOtherFeature(edge) || featureOf(edge.target) === undefined || edge.target.endsWith('.tsx');
}

/** The dependency rule of the architecture, one direction a line. Tests are outside it: they may hold both ends. */
export const layers: readonly Layer[] = [
  {
    name: 'core entities and rules',
    from: /^packages\/core\/src\/(?!.*\.port\.ts$)/,
    refuses: (edge) => !edge.useCases.has(edge.file) && (isPort(edge) || isUseCase(edge)),
    why: 'an entity or a rule knows no port and no use case, so that it can be read and tested as a plain function',
  },
  {
    name: 'core ports',
    from: /^packages\/core\/src\/.*\.port\.ts$/,
    refuses: isUseCase,
    why: 'a port is what the core asks of the world; it knows nothing of who asks',
  },
  {
    name: 'core use cases',
    from: /^packages\/core\/src\//,
    refuses: (edge) => edge.useCases.has(edge.file) && isUseCase(edge),
    why: 'a use case that calls another hides half of its story; put what they share in a rule',
  },
  {
    name: 'core inside itself',
    from: /^packages\/core\//,
    refuses: (edge) => edge.target?.startsWith('packages/core/') !== true,
    why: 'the core decides what the shop means and depends on nothing, so that no library or platform can change it',
  },
  {
    name: 'http adapters',
    from: /^packages\/http\//,
    refuses: (edge) => isUseCase(edge) || isIn(edge, 'packages/ui/', 'apps/'),
    why: 'an adapter turns the wire into the words of a port; it decides nothing and shows nothing',
  },
  {
    name: 'ui controls',
    from: /^packages\/ui\//,
    refuses: (edge) => isCore(edge) && !isShared(edge),
    why: 'a control of the ui package knows no feature, so that every feature can use it',
  },
  {
    name: 'view models',
    from: /^apps\/webshop\/src\/.*\.vm\.ts$/,
    refuses: leavesViewModel,
    why: 'a view model knows the core, support and MobX only, so that it runs without a browser and without a platform',
  },
  {
    name: 'views and the platform',
    from: /^apps\/webshop\/src\/features\/.*\.tsx$/,
    refuses: (edge) => isHttp(edge) || isPackage(edge, 'inversify', 'mobx') || isPort(edge) || isUseCase(edge),
    why: 'a view shows what its view model holds; asking and deciding happen behind it',
  },
  {
    name: 'views and the core',
    from: /^apps\/webshop\/src\/features\/.*\.tsx$/,
    refuses: (edge) => isCore(edge) && !isShared(edge) && !edge.typeOnly,
    why: 'a view takes only types from the features of the core; a rule that it calls itself is a decision outside the view model',
  },
  {
    name: 'views of other features',
    from: /^apps\/webshop\/src\/features\/.*\.tsx$/,
    refuses: (edge) => isOtherFeature(edge) && !isStyleOrData(edge) && edge.target?.includes('/parts/') !== true,
    why: 'a feature shows of another feature only its parts, which take props and know no view model',
  },
  {
    name: 'texts',
    from: /^apps\/webshop\/src\/texts\//,
    refuses: (edge) => edge.target === undefined || isIn(edge, APP),
    why: 'the names of texts and features stand below everything that uses them',
  },
  {
    name: 'routes',
    from: /^apps\/webshop\/src\/routes\//,
    refuses: (edge) => isHttp(edge) || isPackage(edge, 'inversify') || isIn(edge, ...above('texts', 'routes')),
    why: 'a path is plain data, so that every link can be built from it; only the views that it names are loaded, and later',
  },
  {
    name: 'support',
    from: /^apps\/webshop\/src\/support\//,
    refuses: (edge) => isHttp(edge) || isIn(edge, ...above('texts', 'routes', 'support')),
    why: 'the pieces of support know no feature and no frame; both are built on them',
  },
  {
    name: 'platform',
    from: /^apps\/webshop\/src\/platform\//,
    refuses: (edge) => isPackage(edge, 'inversify') || isIn(edge, ...above('texts', 'routes', 'support', 'platform')),
    why: 'the bindings that several features share know no feature and no container',
  },
  {
    name: 'shell',
    from: /^apps\/webshop\/src\/shell\//,
    refuses: (edge) =>
      isHttp(edge) || isPackage(edge, 'inversify') || isIn(edge, ...above('texts', 'routes', 'support', 'shell')),
    why: 'the frame draws screens and dialogs that it is handed; a feature that it imported would be in the first load of every resident',
  },
  {
    name: 'features and the frame',
    from: /^apps\/webshop\/src\/features\//,
    refuses: (edge) => isIn(edge, `${APP}shell/`, `${APP}composition/`),
    why: 'a feature asks the frame through the ports of support, so that it can be shown without it',
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
    why: 'only a feature’s module binds adapters, and only its views know React',
  },
  {
    name: 'mock platform',
    from: /^mock-server\//,
    refuses: (edge) => isIn(edge, 'packages/core/', 'packages/http/', 'packages/ui/', 'apps/'),
    why: 'the mock platform must be able to disagree with the client, so it shares only the description and the municipalities',
  },
  {
    name: 'mock platform and generated code',
    from: /^mock-server\//,
    refuses: (edge) =>
      edge.target?.startsWith('openapi/generated/') === true && edge.target.endsWith('.ts') && !edge.typeOnly,
    why: 'of the generated client only the types exist when the program runs',
  },
  {
    name: 'contracts',
    from: /^contracts\//,
    refuses: (edge) => isIn(edge, 'apps/'),
    why: 'a contract is about the wire, between the adapters and the platform; no screen has a part in it',
  },
];
