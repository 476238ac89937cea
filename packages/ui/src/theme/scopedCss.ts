import { actionCss } from './actionCss.js';
import { tokensWith } from './tokenCss.js';

/** The outermost element of a widget: some controls have `data-component` on the field inside their frame. */
const ours = "[data-component],[data-part='outer'],[data-part='frame'],[data-part='field']";

/**
 * Everything inside a widget, including the widget itself. The content of `PortalFrame` belongs to the page again,
 * until the next widget. All of it has specificity zero (`:where`); the constants below add specificity.
 */
const inside = `:where(:is(${ours},:is(${ours}) *):not([data-part='page-content'] *),[data-part='page-content'] :is(${ours}),[data-part='page-content'] :is(${ours}) *)`;

/** Widgets inside the host's own text, which would inherit from it. */
const outermost = `:where(:is(${ours}):not(:is(${ours}) *),[data-part='page-content'] :is(${ours}):not([data-part='page-content'] :is(${ours}) *))`;

/**
 * Presentation attributes of these count as author styles: `revert` would reset `width` and `fill`, `revert-layer`
 * keeps them.
 */
const drawn = ':where(svg,svg *,img,video,canvas,iframe)';

/** Above any host rule without class and id, below one class: `className` still wins. */
const aboveElements = ':not(a a a a a a a a a)';
/** Above any host rule with fewer than two ids. */
export const aboveIds = ':not(#ca-ui#ca-ui)';

/**
 * The tokens, and the base rules of the widgets, so that nothing outside a widget changes and the host's element
 * rules change nothing inside. Outside it only writes custom properties on the root, all named `--ca-…`.
 * @param strict also against host rules with classes, states and ids
 */
export function scopedCss(strict: boolean): string {
  const base = strict ? `${aboveIds}${aboveElements}` : aboveElements;
  // The same specificity as the page reset, one class, so that a widget's own later rule wins.
  const state = strict ? aboveIds : '';
  const each = (elements: string) => `${inside}:where(${elements})${base}`;
  return `
${tokensWith('--ca-scheme', inside)}
:where(:root){--ca-rem:16px}
${inside}:not(${drawn})${base},${inside}${base}::before,${inside}${base}::after{all:revert}
${inside}${drawn}${base}{all:revert-layer}
${inside}${base},${inside}${base}::before,${inside}${base}::after{box-sizing:border-box}
${outermost}${base}{color-scheme:var(--ca-scheme);color:var(--ca-text-1);cursor:auto;list-style:none}
${each('h1,h2,h3,h4,h5,h6')}{font-size:inherit;font-weight:inherit;text-wrap:balance}
${each('p')}{text-wrap:pretty}
${each('h1,h2,h3,h4,h5,h6,p,ul,ol,dl,dd,figure,table,fieldset,legend')}{margin:0;padding:0;border:0}
${each('fieldset')}{min-width:0}
${each('ul,ol')}{list-style:none}
${each('a')}{color:var(--ca-text-link);text-decoration:none;border-radius:var(--ca-r-xs)}
${each('a')}:hover{color:var(--ca-text-link-hover);text-decoration:underline;text-underline-offset:.2em}
${each('button')}{font:inherit;color:inherit;background:none;border:0;padding:0;cursor:pointer;text-align:inherit}
${each('input,select,textarea')}{font:inherit;color:inherit;letter-spacing:inherit}
${outermost}${base}{font:var(--ca-fw-regular) var(--ca-fs-body)/var(--ca-lh-body) var(--ca-font-sans);font-variant-numeric:tabular-nums;letter-spacing:0;word-spacing:0;line-break:strict;overflow-wrap:anywhere;word-break:normal;white-space:normal;hyphens:manual;text-align:start;text-indent:0;text-transform:none;text-shadow:none;text-autospace:normal;-webkit-text-fill-color:currentcolor;-webkit-text-stroke:0;visibility:visible;border-collapse:separate;border-spacing:0;tab-size:8;-webkit-font-smoothing:antialiased}
${outermost}:where(button,input,select,textarea)${base}{color:var(--ca-text-1)}
${each('svg')}{display:block;flex:none}
${each('img')}{max-width:100%}
${inside}[hidden]{display:none!important}
${inside}:focus-visible${state}{outline:2px solid var(--ca-focus-ring);outline-offset:2px;box-shadow:0 0 0 2px var(--ca-focus-gap)}
[data-contrast='high'] ${inside}:focus-visible${state}{outline-width:3px;box-shadow:0 0 0 6px var(--ca-focus-gap)}
@media (prefers-contrast:more){:root:not([data-contrast]) ${inside}:focus-visible${state}{outline-width:3px;box-shadow:0 0 0 6px var(--ca-focus-gap)}}
@media (forced-colors:active){
${inside}:focus-visible${state}{outline:3px solid Highlight}
[data-component='Icon']{forced-color-adjust:auto}
[data-part='mark']>input:is(:checked,:indeterminate):enabled+svg[data-component='Icon']{color:HighlightText}
}
@media print{${inside}[data-print='hidden']{display:none!important}}
${actionCss.replaceAll(/\[data-part='(?:action|spin)'\]/g, `$&${state}`)}
`;
}
