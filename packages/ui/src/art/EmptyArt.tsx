import type { ReactNode } from 'react';
import { EmptyLineArt, messagesDrawing } from './EmptyLineArt.js';
import type { ArtProps } from './ProductArt.js';

/** What is missing: a first item or a permission (lock), a search result, messages, or the connection. */
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
  messages: messagesDrawing,
  offline: (
    <>
      <rect x="30" y="24" width="60" height="44" rx="6" data-fill="soft" />
      <path d="M44 78h32M60 68v10M50 38l20 18M70 38L50 56" />
    </>
  ),
};

export interface EmptyArtProps extends ArtProps {
  /** The drawing, by what is missing: orders, messages, a search without results. */
  name?: EmptyArtName;
}

/** The 120 × 96 drawing of an empty or failed region; `Empty` and `ErrorPage` place it. */
export function EmptyArt({ name = 'lock', ...rest }: EmptyArtProps) {
  return (
    <EmptyLineArt {...rest} name={name}>
      {drawings[name]}
    </EmptyLineArt>
  );
}
