import { Button, type ButtonProps } from '@ca-portal/ui/button';
import { Icon } from '@ca-portal/ui/icon';
import { copyText } from '../browser/index.js';
import { Tools } from './ReadingTools.styles.js';

// Drops the fragment: the position within the text is private.
const copyAddress = () =>
  copyText(
    window.location.href.replace(/#.*$/, ''),
    '链接已复制，可以发给同事了。',
    '链接没有复制成功，请从浏览器地址栏复制。',
  );

/** Prints the current page without header, sidebar and footer. */
export const PrintButton = (props: Pick<ButtonProps, 'size' | 'variant'>) => (
  <Button {...props} icon={<Icon name="print" />} data-print="hidden" onClick={() => window.print()}>
    打印
  </Button>
);

/** Actions for a page besides reading: copy its address, print it. */
export function ReadingTools() {
  return (
    <Tools data-print="hidden">
      <Button size="sm" icon={<Icon name="link" />} onClick={() => void copyAddress()}>
        复制链接
      </Button>
      <PrintButton size="sm" />
    </Tools>
  );
}
