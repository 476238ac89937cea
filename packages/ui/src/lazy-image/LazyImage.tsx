import { type ComponentPropsWithRef, type CSSProperties, useEffect, useRef, useState } from 'react';
import { useMergedRefs } from '../internal/useMergedRefs.js';
import { Button } from '../button/Button.js';
import { Skeleton } from '../skeleton/Skeleton.js';
import { useWords } from '../theme/useWords.js';
import { LazyImageRoot, Missing } from './LazyImage.styles.js';
import { watchForView } from './lazyQueue.js';
import { zhLazyImage } from './LazyImage.zh.js';

/** What has become of a picture that is loaded when it comes near. */
export type LazyImageStatus = 'waiting' | 'loading' | 'loaded' | 'failed' | 'empty';

export interface LazyImageProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Address of the picture; none shows that it is missing. */
  src: string | null | undefined;
  /** What the picture shows; empty for decoration. */
  alt: string;
  /** Its size in pixels: the place is kept from the start, so that nothing jumps when it comes. */
  width: number;
  /** Height in pixels: the place is kept. */
  height: number;
  /** Whether the picture fills its place or is shown whole. @default 'cover' */
  fit?: 'cover' | 'contain';
  /** Loads at once: for what stands in the first window. @default false */
  eager?: boolean;
  /** Called when it begins to load, has come, or has failed. */
  onStatusChange?: (status: LazyImageStatus) => void;
}

/** A picture that is fetched when it comes near the window, looked for every 300 ms at most. */
export function LazyImage({ src, width, height, fit = 'cover', style, ...rest }: LazyImageProps) {
  // A server that does not know the size: the picture then brings its own.
  const size = width > 0 &&
    height > 0 && { '--local-width': `${width}px`, '--local-ratio': `${width} / ${height}` };
  return (
    <Picture
      // Another picture starts anew.
      key={src}
      {...rest}
      src={src ?? ''}
      data-fit={fit}
      style={{ ...style, ...size } as CSSProperties}
    />
  );
}

type PictureProps = Omit<LazyImageProps, 'src' | 'width' | 'height' | 'fit'> & {
  /** Address of the picture; none shows that it is missing. */
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
          // With eager the server's markup may have it loaded before there is anybody to hear `load`.
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
      {/* Until it is near the window nobody sees it: nothing moves there. */}
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
