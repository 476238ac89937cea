/** Styles of the cashier. It simulates an outside party, so it shares no style sheet with the portal. */
export const styles = `
:root{--text:#161c25;--muted:#4f5a69;--line:#dfe4ec;--line-2:#c6ced9;--control:#8a95a5;--action:#006dc9;--action-2:#0057a3;--soft:#f2f8ff;--sunken:#edf0f5;--amber:#945e04;--amber-bg:#fff8e8;--mono:ui-monospace,"SF Mono",Consolas,"Noto Sans Mono CJK SC",monospace}
*,*::before,*::after{box-sizing:border-box}
@media(min-width:1280px){html{font-size:clamp(12px,calc(100vw/120),32px)}}
body{margin:0;min-height:100vh;background:#f5f7fa;color:var(--text);font:max(.875rem,14px)/1.6 "PingFang SC","Microsoft YaHei","Noto Sans SC","Source Han Sans SC","Noto Sans CJK SC",system-ui,sans-serif;overflow-wrap:anywhere;font-variant-numeric:tabular-nums}
p,h1,dl,dd{margin:0}
b{font-weight:600}
.wrap{max-width:70rem;margin:0 auto;padding:0 1.5rem}
.muted{color:var(--muted);font-size:max(.8125rem,13px)}
.mono{font-family:var(--mono);font-size:.95em}
.icon{width:1.25em;height:1.25em;fill:none;stroke:currentColor;stroke-width:1.75;stroke-linecap:round;stroke-linejoin:round;flex:none}
:focus-visible{outline:2px solid var(--action);outline-offset:2px}
.notice{display:flex;flex-wrap:wrap;gap:.75rem;justify-content:center;align-items:center;text-align:center;padding:.75rem 1.5rem;background:var(--amber-bg);border-bottom:2px dashed var(--amber)}
.notice .icon{color:var(--amber)}
header{background:#fff;border-bottom:1px solid var(--line);padding:1rem 0}
header .wrap{display:flex;align-items:center;gap:.75rem;max-width:90rem}
.mark{display:grid;place-items:center;flex:none;width:2.5rem;height:2.5rem;border:2px dashed var(--amber);border-radius:6px;color:var(--amber);font:700 1.25rem "Noto Serif SC","Source Han Serif SC","Songti SC","Noto Serif CJK SC",SimSun,serif}
.title{display:grid}
.title b{font-size:max(1.125rem,16px);line-height:1.45}
.title span{color:var(--muted);font-size:max(.75rem,12px)}
.order{margin-left:auto;color:var(--muted);font-size:max(.8125rem,13px)}
main.wrap{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr);gap:1.5rem;align-items:start;padding-top:2.5rem}
.card{background:#fff;border:1px solid var(--line);border-radius:10px;padding:1.5rem}
.alone{grid-column:1/-1;display:grid;gap:.75rem}
.paper{position:relative;isolation:isolate;overflow:hidden;display:grid;justify-items:center;gap:.75rem;padding:2.5rem 1.5rem;text-align:center;border:2px dashed var(--amber)}
.watermark{position:absolute;inset:-20%;z-index:-1;display:grid;grid-template-columns:1fr 1fr;place-items:center;transform:rotate(-18deg);color:#5f6a7a;opacity:.13;font-size:max(1.5rem,20px);font-weight:600}
h1{font-size:max(1.25rem,17px);line-height:1.4;font-weight:600}
.price{font-size:max(3.25rem,36px);line-height:1.1;font-weight:600}
.price small{font-size:.55em;margin-right:.15em}
.code{position:relative;margin-top:.75rem;padding:10px;background:#fff;border:1px solid var(--line)}
.code svg{display:block}
.code span{position:absolute;left:50%;top:50%;transform:translate(-50%,-50%);padding:4px 10px;background:#fff;border:2px solid var(--amber);border-radius:4px;color:#774a05;font-weight:600}
fieldset{display:grid;gap:.75rem;margin:0;padding:0;border:0}
legend{padding:0;font-size:max(1.125rem,16px);line-height:1.45;font-weight:600}
.option{position:relative;display:flex;align-items:center;gap:1rem;padding:.75rem 1rem;border:1px solid var(--line-2);border-radius:10px;cursor:pointer}
.option b,.option small{display:block}
.option small{color:var(--muted);font-size:max(.8125rem,13px)}
.option:hover,.option:has(:checked){border-color:var(--action)}
.option:has(:checked){background:var(--soft);box-shadow:inset 0 0 0 1px var(--action)}
.option input{flex:none;width:max(1.125rem,18px);height:max(1.125rem,18px);margin:0;appearance:none;border:1.5px solid var(--control);border-radius:50%;background:#fff;cursor:pointer}
.option input:checked{border:max(.3125rem,5px) solid var(--action)}
.pic{display:grid;place-items:center;flex:none;width:max(2.25rem,34px);height:max(2.25rem,34px);border-radius:6px;border:1px solid transparent;background:var(--sunken);color:var(--muted)}
.pic.check{background:#eef9f1;border-color:#abdfbb;color:#137838}
.primary{display:block;width:100%;min-height:max(3rem,44px);margin-top:1.5rem;border:0;border-radius:6px;background:var(--action);color:#fff;font:inherit;font-size:max(1rem,15px);font-weight:600;cursor:pointer}
.primary:hover{background:var(--action-2)}
details{margin-top:.5rem;font-size:max(.8125rem,13px)}
summary{padding:12px 0;font-weight:600;cursor:pointer}
dl{display:grid;grid-template-columns:6em minmax(0,1fr);gap:.5rem}
dt{color:var(--muted)}
footer.wrap{padding-top:2rem;padding-bottom:2.5rem;text-align:center;color:var(--muted);font-size:max(.8125rem,13px)}
@media(max-width:767.98px){.wrap,header .wrap{padding:0 16px}main.wrap{grid-template-columns:minmax(0,1fr);gap:16px;padding-top:16px}.paper{padding:24px 16px}.card{padding:20px 16px}.order{display:none}}
@media(forced-colors:active){.primary{border:1px solid ButtonText}.icon{forced-color-adjust:auto}.option input{appearance:auto}.option:has(:checked){outline:2px solid Highlight}}
`;
