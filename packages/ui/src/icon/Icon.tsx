import type { CSSProperties, Ref, SVGProps } from 'react';
import { IconSvg } from './Icon.styles.js';
import { iconPaths } from './iconPaths.js';

export type IconName = keyof typeof iconPaths;

/** Every name, for pickers and sheets. */
export const iconNames = Object.keys(iconPaths) as IconName[];

export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'name' | 'ref'> {
  name: IconName;
  /** CSS length, or a number of pixels. @default '1.25em' */
  size?: number | string;
  /** What the icon says. Leave it out beside text: the icon is then decoration and not read. */
  label?: string;
  ref?: Ref<SVGSVGElement>;
}

/** A stroked icon in the colour of its text. One meaning per icon (design language 7). */
export function Icon({ name, size, label, style, ...rest }: IconProps) {
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
      <path d={iconPaths[name]} />
    </IconSvg>
  );
}
