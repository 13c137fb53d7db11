import { useEffect, useState, type DragEvent } from 'react';

/** The state and the event handlers of an area to which files are dragged. */
export interface FileDrop {
  readonly isOver: boolean;
  readonly handlers: {
    readonly onDragEnter: (event: DragEvent) => void;
    readonly onDragOver: (event: DragEvent) => void;
    readonly onDragLeave: (event: DragEvent) => void;
    readonly onDrop: (event: DragEvent) => void;
  };
}

/** Follows files that are dragged over an area, and keeps the browser from opening files that are dropped beside it. */
export function useFileDrop(onFiles: (files: readonly File[]) => void): FileDrop {
  const [isOver, setOver] = useState(false);
  useEffect(keepPageOnDrop, []);
  const enter = (event: DragEvent): void => {
    if (!hasFiles(event.dataTransfer)) return;
    event.preventDefault();
    setOver(true);
  };
  return {
    isOver,
    handlers: {
      onDragEnter: enter,
      onDragOver: enter,
      onDragLeave: ({ currentTarget, relatedTarget }) => {
        if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return;
        setOver(false);
      },
      onDrop: (event) => {
        setOver(false);
        if (!hasFiles(event.dataTransfer)) return;
        event.preventDefault();
        onFiles([...event.dataTransfer.files]);
      },
    },
  };
}

function keepPageOnDrop(): () => void {
  const keep = (event: globalThis.DragEvent): void => {
    if (event.dataTransfer !== null && hasFiles(event.dataTransfer)) event.preventDefault();
  };
  window.addEventListener('dragover', keep);
  window.addEventListener('drop', keep);
  return () => {
    window.removeEventListener('dragover', keep);
    window.removeEventListener('drop', keep);
  };
}

function hasFiles({ types }: DataTransfer): boolean {
  return types.includes('Files');
}
