import { type ComponentPropsWithRef, useEffect, useRef } from 'react';
import { useMergedRefs } from '../internal/useMergedRefs.js';
import { drawTile } from './drawTile.js';
import { enforceWatermark } from './enforceWatermark.js';
import { WatermarkRoot } from './Watermark.styles.js';

export interface WatermarkProps extends ComponentPropsWithRef<'div'> {
  /** Who sees it and when; up to three lines, each cut at 300 px. Empty: no mark. Never an ID or phone number in full. */
  text: string | readonly string[] | null | undefined;
  /** What it covers: these children, or the whole page with its dialogs. @default 'content' */
  cover?: 'content' | 'page';
}

/**
 * A mark across content that must not wander about unsigned: drawn on a canvas of 400 × 300, printed too,
 * never in the way of the pointer, and laid again when somebody removes or hides it.
 */
export function Watermark({ text, cover = 'content', children, ref, ...rest }: WatermarkProps) {
  const root = useRef<HTMLDivElement>(null);
  // One string, so that a new array of the same words draws nothing anew.
  const words = (typeof text === 'string' ? [text] : (text ?? [])).filter(Boolean).slice(0, 3).join('\n');

  useEffect(() => {
    const element = root.current;
    if (!element || !words) return;
    let take = () => {};
    let sharpness = 0;
    const draw = () => {
      if (sharpness === window.devicePixelRatio) return; // the window is resized far oftener than zoomed
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
