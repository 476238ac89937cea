import type { CSSProperties, Ref, SVGProps } from 'react';
import { IconSvg } from './Icon.styles.js';

export interface GlyphProps extends Omit<SVGProps<SVGSVGElement>, 'of' | 'ref'> {
  /** One of `paths.ts`. */
  of: readonly [name: string, path: string];
  /** CSS length, or a number of pixels. @default '1.25em' */
  size?: number | string;
  /** The accessible name. Leave it out beside text: the icon is then decorative. */
  label?: string;
  ref?: Ref<SVGSVGElement>;
}

/** One icon by its path data. For use inside ui, where `Icon` would load all icons. */
export function Glyph({ of: [name, path], size, label, style, ...rest }: GlyphProps) {
  const sized = size === undefined ? undefined : typeof size === 'number' ? `${size}px` : size;
  return (
    <IconSvg
      data-component="Icon"
      data-icon={name}
      viewBox="0 0 24 24"
      focusable="false"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      style={sized ? ({ ...style, '--icon-size': sized } as CSSProperties) : style}
      {...rest}
    >
      <path d={path} />
    </IconSvg>
  );
}
