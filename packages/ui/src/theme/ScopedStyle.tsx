import type { ReactNode } from 'react';
import { createGlobalStyle, StyleSheetManager } from 'styled-components';
import { aboveIds, scopedCss } from './scopedCss.js';

const Rules = createGlobalStyle<{ $strict: boolean }>`
${({ $strict }) => scopedCss($strict)}
`;

const ownName = /\.[\w-]+|\[data-(?:component|part)[^\]]*\]/;

/** For styled-components' compiler: every rule of a widget outweighs a host's ids. Its name enters the class names. */
function outweighIds(element: { type: string; props: string[] | string }): void {
  if (element.type !== 'rule' || !Array.isArray(element.props)) return;
  element.props = element.props.map((selector) => selector.replace(ownName, `$&${aboveIds}`));
}
const stronger = [outweighIds];

export interface ScopedStyleProps {
  /**
   * For a host whose sheet reaches far (`#app a:hover`, `.content button`): the widgets in `children` outweigh all of it
   * but `!important`. A class on a widget is outweighed as well; style it by `style` or by tokens.
   *
   * @default false: what the host says of elements (`button`, `*`, `body p`) stays outside, a `className` works
   */
  strict?: boolean;
  /** What the style holds for. */
  children?: ReactNode;
}

/**
 * The theme for single widgets on a page that is not the portal's: mount it once in place of `GlobalStyle`, above the
 * widgets. Nothing outside them changes. Sizes do not follow the host's root: set `--ca-rem` (16px) to scale them all.
 */
export function ScopedStyle({ strict = false, children }: ScopedStyleProps) {
  return (
    <>
      <Rules $strict={strict} />
      {strict ? <StyleSheetManager stylisPlugins={stronger}>{children}</StyleSheetManager> : children}
    </>
  );
}
