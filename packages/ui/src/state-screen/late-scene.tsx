import { useEffect, useState, type ComponentType } from 'react';
import type { SceneName } from './scene.tsx';

type SceneComponent = ComponentType<{ readonly name: SceneName }>;

/**
 * The drawing of a state, fetched when it is first shown: most visits never see one. Its place is kept, and it stays
 * empty where the drawing cannot be fetched, since it says nothing that the words do not.
 */
export function LateScene(props: { readonly name: SceneName }) {
  const [Scene, setScene] = useState<SceneComponent | null>(null);
  useEffect(() => {
    let isHere = true;
    import('./scene.tsx').then(
      (loaded) => {
        if (isHere) setScene(() => loaded.Scene);
      },
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, []);
  return Scene === null ? <div className="stads-scene stads-scene--coming" /> : <Scene name={props.name} />;
}
