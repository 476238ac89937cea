import type { ReactNode } from 'react';
import { createGlobalStyle, StyleSheetManager } from 'styled-components';
import { aboveIds, scopedCss } from './scopedCss.js';

const Rules = createGlobalStyle<{ $strict: boolean }>`
${({ $strict }) => scopedCss($strict)}
`;

const ownName = /\.[\w-]+|\[data-(?:component|part)[^\]]*\]/;

/**
 * Plugin for styled-components' compiler: every rule of a widget gets a higher specificity than the host's ids. Its
 * name is part of the class names.
 */
function outweighIds(element: { type: string; props: string[] | string }): void {
  if (element.type !== 'rule' || !Array.isArray(element.props)) return;
  element.props = element.props.map((selector) => selector.replace(ownName, `$&${aboveIds}`));
}
const stronger = [outweighIds];

export interface ScopedStyleProps {
  /**
   * For a host with specific selectors (`#app a:hover`, `.content button`): the widgets in `children` override all of
   * them except `!important`. A class on a widget is overridden as well; style it by `style` or by tokens.
   * @default false: the host's element rules (`button`, `*`, `body p`) have no effect, a `className` works
   */
  strict?: boolean;
  /** The widgets that the style applies to. */
  children?: ReactNode;
}

/**
 * The theme for single widgets on a page of another site: mount it once in place of `GlobalStyle`, above the
 * widgets. Nothing outside them changes. Sizes do not follow the host's root: set `--ca-rem` (16px) to scale them
 * all.
 */
export function ScopedStyle({ strict = false, children }: ScopedStyleProps) {
  return (
    <>
      <Rules $strict={strict} />
      {strict ? <StyleSheetManager stylisPlugins={stronger}>{children}</StyleSheetManager> : children}
    </>
  );
}
