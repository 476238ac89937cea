import { Alert } from '@ca-portal/ui/alert';
import { Button, LinkButton } from '@ca-portal/ui/button';
import { causeOf } from '../../../shared/failure/index.js';
import { isDecidedByOther, isOutdated, lacksPapers } from '../queries.js';
import { Icon } from '@ca-portal/ui/icon';

export interface ConflictAlertProps {
  /** The error of the decision; undefined shows nothing. */
  error: unknown;
  queueHref: string;
  onRefresh: () => void;
}

/**
 * Why a decision was not accepted: a colleague was faster, the order changed, a paper is missing, or no answer came.
 */
export function ConflictAlert({ error, queueHref, onRefresh }: ConflictAlertProps) {
  if (!error) return null;
  if (isDecidedByOther(error)) {
    return (
      <Alert
        live
        tone="danger"
        title="没有提交：该订单已经处理过"
        action={<LinkButton href={queueHref}>返回队列</LinkButton>}
      >
        {causeOf(error)}。
      </Alert>
    );
  }
  if (isOutdated(error) || lacksPapers(error)) {
    const refresh = (
      <Button icon={<Icon name="refresh" />} onClick={onRefresh}>
        刷新内容
      </Button>
    );
    return lacksPapers(error) ? (
      <Alert live tone="danger" title="没有提交：缺少必要材料" action={refresh}>
        {causeOf(error)}。您已作出的结论都还在。
      </Alert>
    ) : (
      <Alert live tone="danger" title="没有提交：订单内容有更新" action={refresh}>
        {causeOf(error)}。您已作出的结论会保留，请核对后再提交。
      </Alert>
    );
  }
  return (
    <Alert live tone="danger" title="没有提交成功">
      {causeOf(error)}。您已作出的结论都还在，请重新提交。
    </Alert>
  );
}
