import { useEffect, useRef, useState } from 'react';
import { Button } from '../button/Button.js';
import { Skeleton } from '../skeleton/Skeleton.js';
import { useWords } from '../theme/useWords.js';
import type { ViewerImage } from './imageViewerProps.js';
import { Missing, Stage, ViewerRoot } from './ImageViewer.styles.js';
import { zhImageViewer } from './ImageViewer.zh.js';
import { useImageView } from './useImageView.js';
import { ViewerTools } from './ViewerTools.js';

interface ImageStageProps {
  image: ViewerImage;
  index: number;
  count: number;
  onStep: (by: number) => void;
  onDownload?: (image: ViewerImage) => void;
}

const PAN = 40;

/** One picture with its tools. */
export function ImageStage({ image, index, count, onStep, onDownload }: ImageStageProps) {
  const words = useWords('imageViewer', zhImageViewer);
  const stage = useRef<HTMLDivElement>(null);
  const start = image.src ? 'loading' : 'failed';
  const [status, setStatus] = useState<'loading' | 'loaded' | 'failed'>(start);
  const [attempt, setAttempt] = useState(0);
  const { view, picture, gestures, ...tools } = useImageView(stage, onStep);
  const { scale, turn, fit, x, y } = view;
  // Another picture starts unrotated at fit size. Not done with `key`: the pressed button would lose the focus.
  const id = `${index} ${image.src}`;
  const [lastId, setLastId] = useState(id);
  if (lastId !== id) {
    setLastId(id);
    setStatus(start);
    tools.reset();
  }

  const arrow = (dx: number, dy: number) => (scale > 1 ? tools.pan(dx * PAN, dy * PAN) : onStep(-dx));
  const acts: Readonly<Record<string, () => void>> = {
    '+': tools.zoomIn,
    '=': tools.zoomIn,
    '-': tools.zoomOut,
    r: tools.rotate,
    R: tools.rotate,
    '0': tools.reset,
    ArrowLeft: () => arrow(1, 0),
    ArrowRight: () => arrow(-1, 0),
    ArrowUp: () => arrow(0, 1),
    ArrowDown: () => arrow(0, -1),
    PageUp: () => onStep(-1),
    PageDown: () => onStep(1),
  };
  const press = useRef<(event: KeyboardEvent) => void>(undefined);
  useEffect(() => {
    press.current = (event) => {
      const act = acts[event.key];
      // Ctrl and + is the browser zoom.
      if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      act();
    };
  });
  useEffect(() => {
    // Keys work anywhere in the dialog or pane, wherever the focus is.
    const area =
      stage.current?.closest<HTMLElement>('[role="dialog"], [data-component="ImagePane"]') ?? stage.current;
    const listen = (event: KeyboardEvent) => press.current?.(event);
    area?.addEventListener('keydown', listen);
    return () => area?.removeEventListener('keydown', listen);
  }, []);

  return (
    <ViewerRoot>
      <Stage
        data-part="stage"
        data-state={status}
        data-zoomed={scale > 1 ? '' : undefined}
        aria-busy={status === 'loading'}
        ref={stage}
        {...gestures}
      >
        {status === 'failed' ? (
          <Missing role="alert">
            <p>{words.failed}</p>
            <Button
              onClick={() => {
                setStatus(start);
                setAttempt(attempt + 1);
              }}
            >
              {words.retry}
            </Button>
          </Missing>
        ) : (
          <img
            key={`${id} ${attempt}`}
            ref={picture}
            src={image.src}
            alt={image.alt}
            draggable={false}
            onLoad={() => setStatus('loaded')}
            onError={() => setStatus('failed')}
            style={{ translate: `${x}px ${y}px`, scale: String(scale * fit), rotate: `${turn}deg` }}
          />
        )}
        {status === 'loading' ? <Skeleton height="100%" /> : null}
      </Stage>
      <ViewerTools
        {...tools}
        image={image}
        index={index}
        count={count}
        percent={Math.round(scale * 100)}
        onStep={onStep}
        onDownload={onDownload}
      />
    </ViewerRoot>
  );
}
