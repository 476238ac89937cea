import { ComputerArt, LockArt } from '@ca-portal/ui/art';
import { Alert } from '@ca-portal/ui/alert';
import { Button } from '@ca-portal/ui/button';
import { Icon } from '@ca-portal/ui/icon';
import type { ReactNode } from 'react';
import { copyText } from '../shell/copyText.js';
import { Actions, Picture, StepList, UnreadList } from './LockPanel.styles.js';
import { lampLabels } from './lamps.js';
import type { LockProblem } from './problem.js';

const pictures: Partial<Record<LockProblem['code'], ReactNode>> = {
  'service-not-found': <ComputerArt />,
  'foreign-service': <ComputerArt />,
  'no-lock': <LockArt />,
  'lock-removed': <LockArt />,
};

/** What support needs to know; nothing that names the person or opens the lock. */
const problemReport = ({ code, lamp, message, unread }: LockProblem): string =>
  [
    `检测结果：${lampLabels[lamp]}（${code}）`,
    message.title,
    ...unread,
    `时间：${new Date().toISOString()}`,
    `浏览器：${navigator.userAgent}`,
  ].join('\n');

const copyReport = (problem: LockProblem) =>
  copyText(
    problemReport(problem),
    '检测结果已复制，请粘贴发给客服',
    '没有复制成功。浏览器不允许访问剪贴板，请把页面截图发给客服。',
  );

export interface LockProblemViewProps {
  problem: LockProblem;
  onCheck: () => void;
  /** Other ways on, behind 重新检测: another login, a driver. */
  actions?: ReactNode;
}

/** One thing that is not in order, why, and what to do about it. */
export function LockProblemView({ problem, onCheck, actions }: LockProblemViewProps) {
  const { code, message, unread } = problem;
  const picture = pictures[code];
  const hopeless = code === 'not-a-computer' || code === 'browser-refused' || code === 'pin-locked';
  return (
    <>
      {picture ? <Picture aria-hidden="true">{picture}</Picture> : null}
      {code === 'pin-locked' ? (
        <Alert tone="danger" title={message.title} live>
          <p>{message.body}</p>
          <p>{message.next}</p>
        </Alert>
      ) : (
        <div data-part="text" role="alert">
          <h2>{message.title}</h2>
          <p data-part="why">
            {message.body}
            {code === 'permission-denied' ? null : message.next}
          </p>
        </div>
      )}
      {code === 'permission-denied' ? (
        <StepList>
          <li>点击地址栏左侧的图标</li>
          <li>找到“访问本机程序”或“本地网络”，改为“允许”</li>
          <li>回到这里，重新检测</li>
        </StepList>
      ) : null}
      {unread.length > 0 ? (
        <UnreadList>
          {unread.map((sentence) => (
            <li key={sentence}>
              <Icon name="close" />
              {sentence}
            </li>
          ))}
        </UnreadList>
      ) : null}
      <Actions>
        {hopeless ? null : (
          <Button variant="primary" icon="refresh" onClick={onCheck}>
            重新检测
          </Button>
        )}
        {actions}
        {hopeless && code !== 'pin-locked' ? null : (
          <Button variant="text" onClick={() => void copyReport(problem)}>
            复制检测结果给客服
          </Button>
        )}
      </Actions>
    </>
  );
}
