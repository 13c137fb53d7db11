import { useContext, useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { ServicesContext, type Services, type ViewModelClass } from './container-context.ts';
import type { Token } from './token.ts';
import type { ViewModel } from './view-model.ts';

function useServices(): Services {
  const services = useContext(ServicesContext);
  if (services === null) throw new Error('A view needs a ServicesContext provider');
  return services;
}

/** A port of the app, for views that use it directly. */
export function useService<T>(token: Token<T>): T {
  const services = useServices();
  return useState(() => services.get(token))[0];
}

/**
 * The view model of a screen: started when the screen is shown and when the parameters change by value, stopped when it
 * unmounts. Parameters are plain data. Going back in the history returns the cached model with its loaded data.
 */
export function useViewModel<Params, Model extends ViewModel<Params>, const Dependencies extends readonly unknown[]>(
  type: ViewModelClass<Model, Dependencies>,
  params: Params,
): Model {
  const services = useServices();
  const { key } = useLocation();
  const [model] = useState(() => services.keep(key, type));
  useEffect(() => services.share(key, type, model), [services, key, type, model]);
  useStarted(model, params);
  return model;
}

/** The view model of a dialog or of a part of a screen, created each time it is shown. */
export function usePartModel<Params, Model extends ViewModel<Params>, const Dependencies extends readonly unknown[]>(
  type: ViewModelClass<Model, Dependencies>,
  params: Params,
): Model {
  const services = useServices();
  const [model] = useState(() => services.create(type));
  useStarted(model, params);
  return model;
}

function useStarted<Params>(model: ViewModel<Params>, params: Params): void {
  const identity = JSON.stringify(params);
  const start = useEffectEvent(() => model.start(params));
  useEffect(() => {
    start();
    return () => model.stop();
    // The parameters are compared by value: a new object with the same content must not restart the model.
  }, [model, identity]);
}
