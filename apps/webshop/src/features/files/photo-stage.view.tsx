import { useEffect, useEffectEvent, useRef } from 'react';
import { drawPhoto } from './photo-canvas.ts';

/** A photo at a size in percent. */
export function PhotoStage(props: {
  readonly content: Blob;
  readonly zoom: number;
  readonly name: string;
  readonly onBroken: () => void;
}) {
  const { content, zoom, name, onBroken } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const handleBroken = useEffectEvent(onBroken);
  useEffect(() => {
    if (canvas.current !== null) void drawPhoto(content, canvas.current).catch(() => handleBroken());
  }, [content]);
  return (
    <canvas
      ref={canvas}
      className="stads-viewer__page"
      role="img"
      aria-label={name}
      style={{ inlineSize: `min(${zoom}%, ${(48 * zoom) / 100}rem)` }}
    />
  );
}
