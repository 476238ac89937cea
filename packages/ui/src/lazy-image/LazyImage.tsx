import { type ComponentPropsWithRef, type CSSProperties, useEffect, useRef, useState } from 'react';
import { useMergedRefs } from '../internal/useMergedRefs.js';
import { Button } from '../button/Button.js';
import { Skeleton } from '../skeleton/Skeleton.js';
import { useWords } from '../theme/useWords.js';
import { LazyImageRoot, Missing } from './LazyImage.styles.js';
import { watchForView } from './lazyQueue.js';
import { zhLazyImage } from './LazyImage.zh.js';

/** Loading state of a lazy picture. */
export type LazyImageStatus = 'waiting' | 'loading' | 'loaded' | 'failed' | 'empty';

export interface LazyImageProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Address of the picture; without it a placeholder is shown. */
  src: string | null | undefined;
  /** The alternative text; empty for decoration. */
  alt: string;
  /** Width in pixels: the space is reserved from the start, so that the layout does not jump. */
  width: number;
  /** Height in pixels: the space is reserved. */
  height: number;
  /** Whether the picture fills its box or is shown completely. @default 'cover' */
  fit?: 'cover' | 'contain';
  /** Loads at once: for pictures in the first screen. @default false */
  eager?: boolean;
  /** Called when it starts to load, has loaded, or has failed. */
  onStatusChange?: (status: LazyImageStatus) => void;
}

/** A picture that loads when it comes near the window, checked at most every 300 ms. */
export function LazyImage({ src, width, height, fit = 'cover', style, ...rest }: LazyImageProps) {
  // If the server does not know the size, the picture's own size is used.
  const size = width > 0 &&
    height > 0 && { '--local-width': `${width}px`, '--local-ratio': `${width} / ${height}` };
  return (
    <Picture
      // Another picture starts over.
      key={src}
      {...rest}
      src={src ?? ''}
      data-fit={fit}
      style={{ ...style, ...size } as CSSProperties}
    />
  );
}

type PictureProps = Omit<LazyImageProps, 'src' | 'width' | 'height' | 'fit'> & {
  /** Address of the picture; without it a placeholder is shown. */
  src: string;
};

function Picture({ src, alt, eager, onStatusChange, ref, ...rest }: PictureProps) {
  const words = useWords('lazyImage', zhLazyImage);
  const root = useRef<HTMLSpanElement>(null);
  const [status, setStatus] = useState<LazyImageStatus>(!src ? 'empty' : eager ? 'loading' : 'waiting');
  const [attempt, setAttempt] = useState(0);
  const told = useRef(onStatusChange);
  useEffect(() => {
    told.current = onStatusChange;
  });

  const become = (next: LazyImageStatus) => {
    setStatus(next);
    told.current?.(next);
  };
  useEffect(() => {
    if (status !== 'waiting' || !root.current) return;
    return watchForView(root.current, () => {
      setStatus('loading');
      told.current?.('loading');
    });
  }, [status]);

  const missing = status === 'failed' || status === 'empty';
  return (
    <LazyImageRoot data-component="LazyImage" data-state={status} {...rest} ref={useMergedRefs(root, ref)}>
      {missing ? null : (
        <img
          key={attempt}
          // An eager picture of the server's markup may have loaded before React can handle `load`.
          ref={(image) => {
            if (status === 'loading' && image?.complete && image.naturalWidth > 0) become('loaded');
          }}
          src={status === 'waiting' ? undefined : src}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          onLoad={() => become('loaded')}
          onError={() => become('failed')}
        />
      )}
      {/* Far from the window nobody sees it: no animation. */}
      {status === 'loading' ? <Skeleton height="100%" /> : null}
      {missing ? (
        <Missing data-part="missing" role={status === 'failed' ? 'status' : undefined}>
          {alt ? <strong>{alt}</strong> : null}
          {status === 'failed' ? words.failed : words.empty}
          {status === 'failed' ? (
            <Button
              size="sm"
              onClick={() => {
                setAttempt(attempt + 1);
                become('loading');
              }}
            >
              {words.retry}
            </Button>
          ) : null}
        </Missing>
      ) : null}
    </LazyImageRoot>
  );
}
