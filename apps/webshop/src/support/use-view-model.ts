import { useContext, useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { ServicesContext, type Services, type ViewModelClass } from './container-context.ts';
import type { Token } from './token.ts';
import type { ViewModel } from './view-model.ts';

function useServices(): Services {
  const services = useContext(ServicesContext);
  if (services === null) throw new Error('A view needs the services of the composition around it');
  return services;
}

/** A port of the app, for views that only read or act on it, such as links out. */
export function useService<T>(token: Token<T>): T {
  const services = useServices();
  return useState(() => services.get(token))[0];
}

/**
 * The view model of a screen: started when it is shown and whenever the parameters change by value, stopped when it
 * goes. Parameters are plain data. Going back in the history gives the model that was there, with what it had loaded.
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

/** The view model of a dialog or of one part of a screen: fresh each time it is shown. */
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
    // The parameters are compared by value: a new object with the same content must not start the model anew.
  }, [model, identity]);
}
