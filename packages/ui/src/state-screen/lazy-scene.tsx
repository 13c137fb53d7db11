import { useEffect, useState, type ComponentType } from 'react';
import type { SceneName } from './scene.tsx';
import './state-screen.css';

type SceneComponent = ComponentType<{ readonly name: SceneName }>;

/**
 * The illustration of a state, loaded on first use because most visits never show one. Its space is reserved; it stays
 * empty when loading fails, because the illustration is decorative.
 */
export function LazyScene(props: { readonly name: SceneName }) {
  const [Scene, setScene] = useState<SceneComponent | null>(null);
  useEffect(() => {
    let isMounted = true;
    import('./scene.tsx').then(
      (loaded) => {
        if (isMounted) setScene(() => loaded.Scene);
      },
      () => undefined,
    );
    return () => {
      isMounted = false;
    };
  }, []);
  return Scene === null ? <div className="stads-scene stads-scene--coming" /> : <Scene name={props.name} />;
}
