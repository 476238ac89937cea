import { compact, dark, elder, highContrastTheme, large, light, palette, scale } from './tokens.js';
import { theme, type TokenName } from './theme.js';

const declare = (tokens: Readonly<Partial<Record<TokenName, string>>>) =>
  Object.entries(tokens)
    .map(([name, value]) => `${theme.vars[name as TokenName]}:${value};`)
    .join('');

// Every transition and animation uses one of these durations.
const still = ['1', '2', '3', '4'].map((step) => `--ca-dur-${step}:0ms;`).join('');

// Elements with a color transition: buttons, links, labels that are cards or chips, frames of controls, tracks of
// switches. Listed, so that removing the attribute recalculates only their styles, not the whole page.
// `none` instead of a duration of 0, with which the browser still compares every color of each of them.
const fading = "button,a,label,[data-part='frame'],[data-part='track']";

/**
 * All tokens as CSS. Order and specificity matter:
 * - primitives have specificity 0, so a province's `:root { --ca-brand-600: … }` wins wherever it is loaded;
 * - attributes work on any element, not only on html: part of a page may have its own theme;
 * - without an attribute the system's preference decides ("auto");
 * - high contrast comes last: it wins over dark and over the elder mode's grays.
 * @param scheme the property that is `light` or `dark`: `color-scheme`, which native controls and scrollbars follow,
 * or a name
 * @param within where transitions stop during a theme switch; '' is the whole page
 */
export function tokensWith(scheme: 'color-scheme' | '--ca-scheme', within: string): string {
  const lightCss = `${scheme}:light;${declare(light)}`;
  const darkCss = `${scheme}:dark;${declare(dark)}`;
  const highCss = `${scheme}:light;${declare(highContrastTheme)}`;
  return `
:where(:root){${declare(palette)}${declare(scale)}}
:root,[data-theme='light']{${lightCss}}
@media (prefers-color-scheme:dark){:root:where(:not([data-theme])){${darkCss}}}
[data-theme='dark']{${darkCss}}
[data-density='compact']{${declare(compact)}}
[data-density='large']{${declare(large)}}
[data-mode='elder']{${declare(elder)}}
[data-mode='elder'][data-theme='dark'],[data-theme='dark'] [data-mode='elder']:where(:not([data-theme])){--ca-text-2:#d3dae3;--ca-text-3:#b6c0cd;}
@media (prefers-color-scheme:dark){:root:where(:not([data-theme]))[data-mode='elder']{--ca-text-2:#d3dae3;--ca-text-3:#b6c0cd;}}
@media (prefers-contrast:more){:root:where(:not([data-contrast])),:root:where(:not([data-contrast]))[data-mode='elder']{${highCss}}}
[data-contrast='high'],[data-contrast='high'][data-mode='elder']{${highCss}}
@media (max-width:767.98px){:where(:root){--ca-gutter:1rem;}:root:not([data-mode='elder']){--ca-card-pad:1rem;}}
@media (max-width:767.98px),(pointer:coarse){
:root:not([data-mode='elder']){--ca-control-h:44px;--ca-control-h-sm:44px;--ca-control-h-lg:48px;}
:root[data-density='large']:not([data-mode='elder']){--ca-control-h:48px;--ca-control-h-lg:52px;}
}
@media (prefers-reduced-motion:reduce){:root{${still}}}
[data-switching] ${within}:is(${fading}){transition:none!important}
`;
}

export const tokenCss = tokensWith('color-scheme', '');
