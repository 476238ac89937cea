import { type ComponentPropsWithRef, useState } from 'react';
import { Disc } from './Avatar.styles.js';
import { Glyph } from '../icon/Glyph.js';
import { userIcon } from '../icon/paths.js';

export interface AvatarProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The person's name; its first character is shown, or a person icon when it is empty. */
  name: string | null | undefined;
  /** A picture; the character is shown when it does not load. */
  src?: string;
  /** 24, 40 or 64 CSS pixels at the usual root size. @default 'md' */
  size?: 'sm' | 'md' | 'lg';
}

/** A person in a circle. Decorative: the name always stands beside it, so screen readers skip it. */
export function Avatar({ name, src, size = 'md', ...rest }: AvatarProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  const initial = [...(name ?? '').trim()][0];
  return (
    <Disc {...rest} data-component="Avatar" data-size={size} aria-hidden="true">
      {src && src !== failedSrc ? (
        <img src={src} alt="" onError={() => setFailedSrc(src)} />
      ) : (
        (initial ?? <Glyph of={userIcon} />)
      )}
    </Disc>
  );
}
