import { createGlobalStyle } from 'styled-components';
import { actionCss } from './actionCss.js';
import { tokenCss } from './tokenCss.js';

/**
 * For a page of the portal itself: the theme's custom properties and the base rules of the page (reset, Chinese
 * typography, focus ring, forced colors, reduced motion, print). Mount it once, above everything else. On a page of
 * another site use `ScopedStyle` instead. The root font size is CSS only: 16px × min(width / 1920, 2) from 1280px up
 * with a floor of 12px, the reader's own size below, so that browser zoom always enlarges text.
 */
export const GlobalStyle = createGlobalStyle`
${tokenCss}
${actionCss}
html{font-size:100%;scroll-padding:6rem 0;-webkit-text-size-adjust:100%;text-size-adjust:100%}
/* below 1280px there is a bottom navigation, and some pages have a fixed button above it */
@media (max-width:1279.98px){html{scroll-padding-bottom:11rem}}
@media (min-width:1280px){html{font-size:clamp(12px,calc(100vw / 120),32px)}}
*,*::before,*::after{box-sizing:border-box}
body{margin:0;font-family:var(--ca-font-sans);font-size:var(--ca-fs-body);line-height:var(--ca-lh-body);color:var(--ca-text-1);background:var(--ca-bg-page);font-variant-numeric:tabular-nums;letter-spacing:0;line-break:strict;overflow-wrap:anywhere;text-autospace:normal;-webkit-font-smoothing:antialiased}
h1,h2,h3,h4,h5,h6{font-size:inherit;font-weight:inherit;text-wrap:balance}
p{text-wrap:pretty}
h1,h2,h3,h4,h5,h6,p,ul,ol,dl,dd,figure,table,fieldset,legend{margin:0;padding:0;border:0}
fieldset{min-width:0}
ul,ol{list-style:none}
:where([data-mode='elder']) small{font-size:var(--ca-fs-sm)}
a{color:var(--ca-text-link);text-decoration:none;border-radius:var(--ca-r-xs)}
a[href^='tel:']{white-space:nowrap}
a:hover{color:var(--ca-text-link-hover);text-decoration:underline;text-underline-offset:.2em}
button{font:inherit;color:inherit;background:none;border:0;padding:0;cursor:pointer;text-align:inherit}
input,select,textarea{font:inherit;color:inherit;letter-spacing:inherit}
svg{display:block;flex:none}
img{max-width:100%}
[hidden]{display:none!important}
:focus-visible{outline:2px solid var(--ca-focus-ring);outline-offset:2px;box-shadow:0 0 0 2px var(--ca-focus-gap)}
[data-contrast='high'] :focus-visible{outline-width:3px;box-shadow:0 0 0 6px var(--ca-focus-gap)}
@media (prefers-contrast:more){:root:not([data-contrast]) :focus-visible{outline-width:3px;box-shadow:0 0 0 6px var(--ca-focus-gap)}}
@media (forced-colors:active){
:focus-visible{outline:3px solid Highlight}
/* by default SVG icons keep their colors in forced colors, on another background; here, so that no widget needs this rule */
[data-component='Icon']{forced-color-adjust:auto}
[data-part='mark']>input:is(:checked,:indeterminate):enabled+svg[data-component='Icon']{color:HighlightText}
}
@media print{
html{font-size:12px}
body{background:#fff;color:#000}
[data-print='hidden']{display:none!important}
/* print: hides buttons, except those that are a heading or a sortable column head */
button:not(:is(h2,h3,h4,th) *),[data-component='LinkButton'],[data-component='Pagination']{display:none!important}
/* print: an open overlay is printed completely, without the page below */
body:has([data-component='Drawer'],[data-component='Dialog']) :not(:is([data-component='Drawer'],[data-component='Dialog']),:is([data-component='Drawer'],[data-component='Dialog']) *,:has([data-component='Drawer'],[data-component='Dialog'])){display:none!important}
:has([data-component='Drawer'],[data-component='Dialog']){position:static!important;display:block!important;height:auto!important;min-height:0!important;overflow:visible!important;background:none!important}
:is([data-component='Drawer'],[data-component='Dialog']),:is([data-component='Drawer'],[data-component='Dialog'])>*{display:block!important;width:auto!important;height:auto!important;max-height:none!important;overflow:visible!important;box-shadow:none!important}
a[href^='http']::after{content:' (' attr(href) ')';font-size:.85em}
}
`;
