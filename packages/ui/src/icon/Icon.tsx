import { Glyph, type GlyphProps } from './Glyph.js';
import { iconPaths } from './iconPaths.js';

/** The icon names. */
export type IconName = keyof typeof iconPaths;

/** All icon names, for pickers and overviews. */
export const iconNames = Object.keys(iconPaths) as IconName[];

export interface IconProps extends Omit<GlyphProps, 'of'> {
  /** Name of the icon. */
  name: IconName;
}

/** A stroked icon in the color of its text. One meaning per icon. An unknown name renders a dot. */
export function Icon({ name, ...rest }: IconProps) {
  return <Glyph of={[name, iconPaths[name] ?? iconPaths.dot]} {...rest} />;
}
