import type { ComponentPropsWithRef } from 'react';
import { wavePaths } from './guilloche.js';
import { MotifSvg } from './Motif.styles.js';

const paths = wavePaths(400, 160, 16);

export type WaveProps = Omit<ComponentPropsWithRef<'svg'>, 'children'>;

/**
 * 防伪纹: a band of guilloche waves, purely decorative, stretched to its box. For the head of a certificate card or of a
 * panel; never behind body text.
 */
export function Wave(props: WaveProps) {
  return (
    <MotifSvg
      {...props}
      data-component="Wave"
      viewBox="0 0 400 160"
      preserveAspectRatio="none"
      fill="none"
      stroke="currentColor"
      strokeWidth={0.8}
      aria-hidden="true"
      focusable="false"
    >
      {paths.map((path) => (
        <path key={path} d={path} />
      ))}
    </MotifSvg>
  );
}
