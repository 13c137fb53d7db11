import type { Newable, ServiceIdentifier } from 'inversify';
import { useContext, useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useParams } from 'react-router';
import { Session } from '../app/session.ts';
import { useLanguage } from '../texts/use-language.ts';
import { ServicesContext, type Services } from './container-context.ts';
import type { ScreenModel } from './screen-model.ts';
import type { ViewModel } from './view-model.ts';

function useServices(): Services {
  const services = useContext(ServicesContext);
  if (services === null) throw new Error('A view needs a ServicesContext provider');
  return services;
}

/** A port of the app, for views that use it directly. */
export function useService<T>(token: ServiceIdentifier<T>): T {
  const { container } = useServices();
  return useState(() => container.get(token))[0];
}

/** The view model of a screen that reads before it is drawn for the first time (`start-ahead.ts`). */
export function useScreenModel<Params, Model extends ViewModel<Params>>(reads: ScreenModel<Params, Model>): Model {
  const path = useParams();
  const { search, state } = useLocation();
  const language = useLanguage();
  const { isSignedIn: signedIn } = useService(Session);
  const query = new URLSearchParams(search);
  return useViewModel(reads.type, reads.paramsOf({ path, query, state, language, signedIn }));
}

/**
 * The view model of a screen: started when the screen is shown and when the parameters change by value, stopped when it
 * unmounts. Parameters are plain data. Going back in the history returns the cached model with its loaded data.
 */
export function useViewModel<Params, Model extends ViewModel<Params>>(type: Newable<Model>, params: Params): Model {
  const { container, viewModels } = useServices();
  const { key } = useLocation();
  const [model] = useState(() => viewModels.get(key, type, () => container.get(type, { autobind: true })));
  useEffect(() => viewModels.share(key, type, model), [viewModels, key, type, model]);
  useStarted(model, params);
  return model;
}

/** The view model of a dialog or of a part of a screen, created each time it is shown. */
export function usePartModel<Params, Model extends ViewModel<Params>>(type: Newable<Model>, params: Params): Model {
  const { container } = useServices();
  const [model] = useState(() => container.get(type, { autobind: true }));
  useStarted(model, params);
  return model;
}

function useStarted<Params>(model: ViewModel<Params>, params: Params): void {
  const { running } = useServices().viewModels;
  const start = useEffectEvent(() => running.start(model, params));
  const identity = JSON.stringify(params);
  useEffect(() => {
    start();
    return () => running.release(model);
    // The parameters are compared by value: a new object with the same content must not restart the model.
  }, [running, model, identity]);
}
