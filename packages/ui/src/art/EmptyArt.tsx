import type { ReactNode } from 'react';
import { LineArt } from './Art.styles.js';
import type { ArtProps } from './ProductArt.js';

/** What is missing: a first use or a right (lock), a search result, messages, or the connection. */
export type EmptyArtName = 'lock' | 'search' | 'messages' | 'offline';

const drawings: Record<EmptyArtName, ReactNode> = {
  lock: (
    <>
      <rect x="38" y="44" width="44" height="36" rx="6" data-fill="soft" />
      <path d="M47 44V34a13 13 0 0 1 26 0v10M60 58v8" />
    </>
  ),
  search: (
    <>
      <circle cx="56" cy="44" r="24" data-fill="soft" />
      <path d="M74 62l18 18M46 44h20" />
    </>
  ),
  messages: (
    <>
      <path d="M40 66V46a20 20 0 0 1 40 0v20l6 8H34z" data-fill="soft" />
      <path d="M53 80h14" />
    </>
  ),
  offline: (
    <>
      <rect x="30" y="24" width="60" height="44" rx="6" data-fill="soft" />
      <path d="M44 78h32M60 68v10M50 38l20 18M70 38L50 56" />
    </>
  ),
};

export interface EmptyArtProps extends ArtProps {
  /** Which picture: by what is missing, as orders, messages or a search without a hit. */
  name?: EmptyArtName;
}

/** The 120 × 96 drawing of an empty or failed region; `Empty` and `ErrorPage` place it. */
export function EmptyArt({ name = 'lock', ...rest }: EmptyArtProps) {
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
      {drawings[name]}
    </LineArt>
  );
}
