import type { ReactNode } from 'react';
import { LineArt } from './Art.styles.js';
import type { ArtProps } from './ProductArt.js';

/** The frame of an `EmptyArt`, for code that needs one drawing and must not load the others. */
export function EmptyLineArt({ children, name, ...rest }: ArtProps & { name: string; children: ReactNode }) {
  return (
    <LineArt
      width="120"
      height="96"
      {...rest}
      data-component="EmptyArt"
      data-name={name}
      viewBox="0 0 120 96"
      aria-hidden="true"
    >
      <ellipse cx="60" cy="86" rx="44" ry="5" data-fill="ground" />
      {children}
    </LineArt>
  );
}

/** A bell. */
export const messagesDrawing = (
  <>
    <path d="M40 66V46a20 20 0 0 1 40 0v20l6 8H34z" data-fill="soft" />
    <path d="M53 80h14" />
  </>
);
