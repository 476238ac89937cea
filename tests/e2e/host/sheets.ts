/** Element rules of other sites' resets and themes: selectors without classes, ids and states. */
export const elements = `
html{font-size:62.5%;color-scheme:dark}
*,*::before,*::after{box-sizing:content-box;margin:3px;outline-offset:9px}
body{font:italic 700 22px/3 serif;color:#c00;text-align:center;text-transform:uppercase;letter-spacing:.2em;word-spacing:1em;text-indent:2em;text-shadow:1px 1px red;white-space:pre;list-style:square;cursor:crosshair;background:#300}
button,input,select,textarea{appearance:none;border:5px dashed red;background:yellow;min-height:80px;border-radius:20px;text-transform:uppercase;transition:all 5s;font:9px serif}
h1,h2,h3,p,ul,ol,li,dl,dt,dd,table,th,td,fieldset,legend,label,section,nav{margin:20px;padding:20px;border:2px solid red;float:left;font-size:40px}
a{color:lime;text-decoration:line-through;display:inline-block;min-width:200px}
svg{width:300px;height:300px;vertical-align:top;display:inline}
path,circle,rect{fill:red;stroke:lime;stroke-width:9}
img{filter:invert(1);border:3px solid red}
button::before,p::after{content:'x';display:block;color:red}
body div span,body div b,body div i{display:block;opacity:.3;letter-spacing:1em}
main,header,footer,aside,div{line-height:3;font-style:italic}
`;

/** Other rules of a host: classes, ids and states. */
export const everything = `${elements}
#app a:hover,#app button:hover,.content a,.content button{background:red;padding:30px;text-decoration:underline}
#app *{margin:11px;letter-spacing:.5em}
.content [data-component]{border:7px solid red;padding:40px}
#app.content input[type],#app.content button:enabled{height:90px;font-size:50px}
button:not([data-x]):not([data-y]):enabled{opacity:.4}
:root body :focus-visible{outline:none;box-shadow:none}
a:not([data-x]){color:red}
`;

/** A page with every kind of element, none of it ours. */
export const ownContent = `
<header><nav><ul><li><a href="#a">首页</a></li><li><a href="#b">关于</a></li></ul></nav></header>
<h1>主站</h1><h2>新闻</h2><p>一段<strong>文字</strong>和<a href="#c">链接</a>。</p>
<ol><li>一</li></ol><dl><dt>名</dt><dd>值</dd></dl><blockquote>引用</blockquote><pre>code</pre><hr>
<form><fieldset><legend>登录</legend><label>姓名 <input value="张三"></label><select><option>甲</option></select>
<textarea>备注</textarea><button type="button">提交</button><input type="checkbox" checked></fieldset></form>
<table><caption>表</caption><thead><tr><th>列</th></tr></thead><tbody><tr><td>格</td></tr></tbody></table>
<figure><img alt="" src="data:,"><figcaption>图</figcaption></figure><svg width="20" height="20"><path d="M0 0h9v9z"/></svg>
<p hidden>隐藏</p><div>块</div>`;
