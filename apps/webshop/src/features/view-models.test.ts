import { isObservable, isObservableProp } from 'mobx';
import { expect, it } from 'vitest';
import { Load } from '../lib/load/load.ts';

type Instance = Readonly<Record<string, unknown>>;

/**
 * Stands for every service: each of its properties, and each answer of its methods, is itself again; a list is empty. As a
 * text it is the kind of a list of offers, the only text that a constructor looks something up with.
 */
const anyService: object = new Proxy(() => anyService, {
  get: (_target, key) => {
    if (key === Symbol.toPrimitive) return () => 'products';
    return key === Symbol.iterator ? [].values.bind([]) : anyService;
  },
});

const isClass = (value: unknown): value is new (...services: readonly object[]) => Instance =>
  typeof value === 'function' && String(value).startsWith('class ');

const isMethod = (prototype: object, name: string): boolean =>
  name !== 'constructor' && typeof Object.getOwnPropertyDescriptor(prototype, name)?.value === 'function';

/** A field that changes: a value, a list or nothing yet, and no service or model of its own. */
const isState = (value: unknown): boolean =>
  typeof value !== 'function' && (Object(value) !== value || Array.isArray(value));

/** The methods that lose their model when a view passes them on, and the fields whose change no view sees. */
function faultsOf(name: string, instance: Instance): readonly string[] {
  const prototype: object = Object.getPrototypeOf(instance);
  const methods = Object.getOwnPropertyNames(prototype).filter((method) => isMethod(prototype, method));
  const loose = methods.filter((method) => isObservable(instance) && !Object.hasOwn(instance, method));
  const fields = Object.keys(instance).filter((field) => isState(instance[field]) && !methods.includes(field));
  const unseen = fields.filter((field) => !isObservableProp(instance, field));
  return [...loose.map((method) => `${name}.${method}() is not bound`), ...unseen.map((field) => `${name}.${field}`)];
}

const modules = import.meta.glob<Instance>(['./**/*.ts', '!./**/*.test.ts', '!./**/testing/**', '!./files/pdf-*'], {
  eager: true,
});
const classes = Object.values(modules).flatMap((exported) => Object.values(exported).filter(isClass));
/** As many as the constructor with the most of them asks for. */
const services = Array.from({ length: Math.max(...classes.map(({ length }) => length)) }, () => anyService);

it('binds every method of a view model, and shows every change of its fields', () => {
  expect(classes.length).toBeGreaterThan(80);
  expect(classes.flatMap((one) => faultsOf(one.name, new one(...services)))).toEqual([]);
});

/** What a model and its parts read, by name. */
function readsOf(name: string, model: object): readonly (readonly [string, Load<unknown>])[] {
  return Object.entries(model).flatMap(([field, part]) => {
    if (part instanceof Load) return [[`${name}.${field}`, part] as const];
    return typeof part === 'object' && part !== null && !Array.isArray(part) ? readsOf(`${name}.${field}`, part) : [];
  });
}

it('stops everything that a view model still reads when its screen is left', () => {
  const running = classes.flatMap((one) => {
    const model = new one(...services);
    const reads = readsOf(one.name, model).map(([name, read]) => {
      const signals: AbortSignal[] = [];
      void read.load((signal) => new Promise(() => signals.push(signal)));
      return { name, signals };
    });
    const { stop } = model;
    if (typeof stop !== 'function') return [];
    stop.call(model);
    return reads.filter(({ signals }) => signals.some(({ aborted }) => !aborted)).map(({ name }) => name);
  });
  expect(running).toEqual([]);
});
