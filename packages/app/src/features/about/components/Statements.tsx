import { Card } from '@ca-portal/ui/card';
import { Link } from '@ca-portal/ui/link';
import { usePortalConfig } from '../../../config/config.js';
import { hotlineHref } from '../../../shared/content/index.js';

/** The portal's accessibility features, and where to report a problem. */
export function AccessibilityStatement() {
  const { hotline } = usePortalConfig();
  return (
    <Card id="accessibility" title="无障碍声明">
      <p data-part="version">2026-11-23 起生效</p>
      <p>本平台希望每个人都能自己办好证书。现在做到的：</p>
      <ul>
        <li>页面顶部可以打开长辈版、高对比度和深色，设置会记住。</li>
        <li>所有操作都能只用键盘完成；第一次按 Tab 键，可以直接跳到主要内容。</li>
        <li>验证不需要看图：可以自动完成，也可以回答文字题目。</li>
        <li>页面放大到 400% 仍能使用，颜色从不单独表示意思。</li>
      </ul>
      <p>
        安装驱动和输入PIN时打开的窗口由CA锁厂商提供，不在平台的控制之内。用不了时，请拨打热线
        <Link underline href={hotlineHref(hotline.phone)}>
          {hotline.phone}
        </Link>
        ，或到服务网点由工作人员协助办理。
      </p>
    </Card>
  );
}

/** Data stored in the browser, by name: nothing needs consent, so there is no consent dialog. */
export function StorageNotice() {
  return (
    <Card id="cookies" title="Cookie 和本机存储">
      <p data-part="version">2026-11-23 起生效</p>
      <p>本平台不用 Cookie 跟踪您，也不嵌入第三方统计，所以没有“同意 Cookie”的弹窗。浏览器里只保存：</p>
      <ul>
        <li>登录状态，退出登录时删除。</li>
        <li>界面设置：长辈版、深色、侧栏是否展开、客服按钮的位置。</li>
        <li>没有提交的草稿和打开的页签，退出登录时删除。</li>
      </ul>
    </Card>
  );
}
