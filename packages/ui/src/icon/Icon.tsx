import { Glyph, type GlyphProps } from './Glyph.js';
import { iconPaths } from './iconPaths.js';

/** The pictures that `Icon` knows. */
export type IconName = keyof typeof iconPaths;

/** Every name, for pickers and sheets. */
export const iconNames = Object.keys(iconPaths) as IconName[];

export interface IconProps extends Omit<GlyphProps, 'of'> {
  /** Which picture. */
  name: IconName;
}

/** A stroked icon in the color of its text. One meaning per icon. An unknown name is a dot. */
export function Icon({ name, ...rest }: IconProps) {
  return <Glyph of={[name, iconPaths[name] ?? iconPaths.dot]} {...rest} />;
}
