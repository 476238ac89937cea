import { Button } from '@ca-portal/ui/button';
import { Icon } from '@ca-portal/ui/icon';
import { copyText } from '../copyText.js';

// A place within the text is nobody else's business.
const copyAddress = () =>
  copyText(
    window.location.href.replace(/#.*$/, ''),
    '链接已复制，可以发给同事了。',
    '链接没有复制成功，请从浏览器地址栏复制。',
  );

/** What is done with a text besides reading it: pass its address on, print it. In the head of an `ArticleRoot`. */
export function ReadingTools() {
  return (
    <div data-part="tools" data-print="hidden">
      <Button size="sm" icon={<Icon name="link" />} onClick={() => void copyAddress()}>
        复制链接
      </Button>
      <Button size="sm" icon={<Icon name="print" />} onClick={() => window.print()}>
        打印
      </Button>
    </div>
  );
}
