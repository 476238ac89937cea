import { environmentReport, type EnvironmentCheck } from '@ca-portal/ca-lock-sdk/environment';
import { zhCN } from '@ca-portal/ca-lock-sdk/messages/zh-CN';
import { Button } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { Icon } from '@ca-portal/ui/icon';
import { copyText } from '../../../shared/browser/index.js';
import { ReportText, SideStack } from '../EnvironmentCheckPage.styles.js';

/** The text for the hotline: states, codes and versions; no name, no number, no PIN. */
export function CheckReport({ checks, at }: { checks: readonly EnvironmentCheck[]; at: Date }) {
  const report = environmentReport(zhCN, checks, at);
  const copy = () =>
    copyText(
      report,
      '检测结果已复制，请粘贴发给客服',
      '没有复制成功。浏览器不允许访问剪贴板，请把页面截图发给客服。',
    );
  return (
    <Card title="检测结果">
      <SideStack>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also by keyboard */}
        <ReportText tabIndex={0} aria-label="检测结果">
          {report}
        </ReportText>
        <Button icon={<Icon name="document" />} onClick={() => void copy()}>
          复制给客服
        </Button>
        <small>不含姓名、编号和密码</small>
      </SideStack>
    </Card>
  );
}
