import { type ComponentPropsWithRef, useState } from 'react';
import { Disc } from './Avatar.styles.js';
import { Glyph } from '../icon/Glyph.js';
import { userIcon } from '../icon/paths.js';

export interface AvatarProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The person's name; its first character is shown, or a figure of a person when it is empty. */
  name: string | null | undefined;
  /** A picture; when it does not load, the character stands in. */
  src?: string;
  /** 24, 40 or 64 CSS pixels at the usual root size. @default 'md' */
  size?: 'sm' | 'md' | 'lg';
}

/** A person in a circle. Decoration: the name always stands beside it, so it is not read twice. */
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
