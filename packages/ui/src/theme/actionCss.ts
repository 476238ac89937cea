/**
 * Style of everything that looks like a button (`data-part='action'`: Button, LinkButton, a province's own). It is in
 * the theme instead of a widget: declared once and static, so that a button adds almost no code, and one table has
 * the colors of all variants: `b`ackground, bor`d`er and te`x`t, `h…` while hovered, `a…` while pressed.
 */
export const actionCss = `
[data-part='action']{display:inline-grid;grid-auto-flow:column;place-content:center;place-items:center;gap:var(--ca-s-2);min-height:var(--h);padding:0 var(--p);border:1px solid var(--d);border-radius:var(--ca-r-md);background:var(--b);color:var(--x);font-weight:var(--ca-fw-strong);font-size:var(--f);line-height:1.2;white-space:nowrap;transition:var(--ca-dur-2) var(--ca-ease-standard);transition-property:background,border-color,color}
[data-part='action']:hover{border-color:var(--hd);background:var(--hb);color:var(--hx);text-decoration:none}
[data-part='action']:active{border-color:var(--ad);background:var(--ab)}
[data-part='action'][data-block]{display:grid;width:100%}
/* both labels of a button that may load share one grid cell, so that it keeps its width */
[data-part='action']>[data-part='label']{grid-area:1/1;display:flex;align-items:center;gap:inherit}
[data-part='action']>[data-part='label'][aria-hidden]{visibility:hidden}
[data-part='spin']{width:1em;height:1em;border:2px solid;border-right-color:transparent;border-radius:50%;animation:ca-turn .8s linear infinite}
/* a hidden animation would keep the main thread busy as long as the page is open */
[aria-hidden]>[data-part='spin']{animation:none}
@media (prefers-reduced-motion:reduce){[data-part='spin']{animation-duration:2.4s}}
[data-part='action']{--h:var(--ca-control-h);--p:var(--ca-s-4);--f:var(--ca-fs-body);--b:var(--ca-bg-surface);--d:var(--ca-border-control);--x:var(--ca-text-1);--hb:var(--ca-bg-selected);--hd:var(--ca-action);--hx:var(--ca-text-link);--ab:var(--ca-bg-sunken);--ad:var(--ca-action-active)}
[data-part='action'][data-size='sm']{--h:var(--ca-control-h-sm);--p:var(--ca-s-3);--f:var(--ca-fs-sm)}
[data-part='action'][data-size='lg']{--h:var(--ca-control-h-lg);--p:var(--ca-s-6);--f:var(--ca-fs-body-lg)}
[data-part='action'][data-variant='primary']{--b:var(--ca-action);--d:transparent;--x:var(--ca-text-on-brand);--hb:var(--ca-action-hover);--hd:transparent;--hx:var(--ca-text-on-brand);--ab:var(--ca-action-active);--ad:transparent}
[data-part='action'][data-variant='tonal']{--b:var(--ca-bg-selected);--d:transparent;--x:var(--ca-text-brand-strong);--hd:var(--ca-info-bd);--hx:var(--ca-text-brand-strong);--ad:var(--ca-info-bd)}
[data-part='action'][data-variant='text']{--p:var(--ca-s-2);--b:transparent;--d:transparent;--x:var(--ca-text-link);--hd:transparent;--hx:var(--ca-text-link-hover);--ad:transparent}
[data-part='action'][data-variant='danger']{--b:var(--ca-danger-solid);--d:transparent;--x:var(--ca-text-on-brand);--hb:var(--ca-danger-solid-hover);--hd:transparent;--hx:var(--ca-text-on-brand);--ab:var(--ca-danger-solid-hover);--ad:transparent}
[data-part='action'][data-variant='danger-outline']{--d:var(--ca-danger-fg);--x:var(--ca-danger-fg);--hb:var(--ca-danger-bg);--hd:var(--ca-danger-fg);--hx:var(--ca-danger-fg);--ab:var(--ca-danger-bg);--ad:var(--ca-danger-fg)}
[data-part='action']:is(:disabled,[data-disabled]){--b:var(--ca-action-disabled-bg);--d:var(--ca-border-1);--x:var(--ca-action-disabled-fg);--hb:var(--b);--hd:var(--d);--hx:var(--x);--ab:var(--b);--ad:var(--d);cursor:not-allowed}
[data-part='action'][data-variant='text']:is(:disabled,[data-disabled]){--b:transparent;--d:transparent}
[data-part='action'][aria-busy]{cursor:progress}
@media (forced-colors:active){[data-part='action']{--d:ButtonText}[data-part='action']:is(:disabled,[data-disabled]){--d:GrayText;--x:GrayText}}
@keyframes ca-turn{to{rotate:1turn}}
`;
