import type { SVGProps } from 'react';
import { IconSvg } from './Icon.styles.js';

/** A single drawing by its path, decoration only. Inside ui, where `Icon` would bring all names along. */
export function Glyph(props: SVGProps<SVGPathElement>) {
  return (
    <IconSvg data-component="Icon" viewBox="0 0 24 24" focusable="false" aria-hidden>
      <path {...props} />
    </IconSvg>
  );
}
