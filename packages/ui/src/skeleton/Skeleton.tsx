import type { ComponentPropsWithRef, CSSProperties } from 'react';
import { Bone } from './Skeleton.styles.js';

export interface SkeletonProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** CSS length. @default '100%' */
  width?: string;
  /** CSS length. @default '1em' */
  height?: string;
  /** A line of text, or a circle such as an avatar. @default 'line' */
  shape?: 'line' | 'circle';
}

/**
 * A placeholder for loading content, in the size of the content; appears after 300 ms. Hidden from screen readers:
 * the waiting region announces it with `aria-busy` or a `Spinner`.
 */
export function Skeleton({ width, height, shape = 'line', style, ...rest }: SkeletonProps) {
  const measures = { '--skeleton-w': width, '--skeleton-h': height } as CSSProperties;
  return (
    <Bone
      {...rest}
      data-component="Skeleton"
      data-shape={shape}
      style={{ ...measures, ...style }}
      aria-hidden="true"
    />
  );
}
