import { type ComponentPropsWithRef, useEffect, useRef } from 'react';
import { useMergedRefs } from '../internal/useMergedRefs.js';
import { drawTile } from './drawTile.js';
import { enforceWatermark } from './enforceWatermark.js';
import { WatermarkRoot } from './Watermark.styles.js';

export interface WatermarkProps extends ComponentPropsWithRef<'div'> {
  /** The viewer and the time; up to three lines, each cut off at 300 px. Empty: no watermark. Never a full ID or phone number. */
  text: string | readonly string[] | null | undefined;
  /** What it covers: these children, or the whole page with its dialogs. @default 'content' */
  cover?: 'content' | 'page';
}

/**
 * A watermark that shows where a copy of the content came from: a canvas pattern of 400 × 300, printed too,
 * transparent to the pointer, and restored when somebody removes or hides it.
 */
export function Watermark({ text, cover = 'content', children, ref, ...rest }: WatermarkProps) {
  const root = useRef<HTMLDivElement>(null);
  // One string, so that a new array with the same lines does not redraw.
  const words = (typeof text === 'string' ? [text] : (text ?? [])).filter(Boolean).slice(0, 3).join('\n');

  useEffect(() => {
    const element = root.current;
    if (!element || !words) return;
    let take = () => {};
    let sharpness = 0;
    const draw = () => {
      if (sharpness === window.devicePixelRatio) return; // most resize events do not change the pixel ratio
      sharpness = window.devicePixelRatio;
      take();
      const image = drawTile(words.split('\n'), getComputedStyle(element).fontFamily);
      const page = cover === 'page';
      take = image ? enforceWatermark(page ? document.body : element, image, page) : () => {};
    };
    draw();
    window.addEventListener('resize', draw);
    return () => {
      window.removeEventListener('resize', draw);
      take();
    };
  }, [words, cover]);

  return (
    <WatermarkRoot data-component="Watermark" {...rest} ref={useMergedRefs(root, ref)}>
      <div data-part="content">{children}</div>
    </WatermarkRoot>
  );
}
