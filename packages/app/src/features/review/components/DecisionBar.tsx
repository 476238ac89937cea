import { Button } from '@ca-portal/ui/button';
import type { Outcome, Standing } from '../verdicts.js';
import { Bar } from './DecisionBar.styles.js';

export interface DecisionBarProps {
  standing: Standing;
  /** The decision that is being sent. */
  busy: Outcome | undefined;
  onApprove: () => void;
  onReturn: () => void;
  onRefuse: () => void;
}

function whyNotApprove({ failed, canApprove, hint }: Standing): string | undefined {
  if (canApprove) return undefined;
  return failed > 0 ? '有不通过的项目，请退回补正或不通过' : hint;
}

function whyNotReject({ failed, canReject, canApprove, hint }: Standing): string | undefined {
  if (canReject) return undefined;
  return failed === 0 || canApprove ? '没有不通过的项目' : hint;
}

/** The three decisions, at the bottom of the window. A disabled one says why. */
export function DecisionBar({ standing, busy, onApprove, onReturn, onRefuse }: DecisionBarProps) {
  const blockApprove = whyNotApprove(standing) ?? (busy && busy !== 'approve' ? '正在提交' : undefined);
  const blockReject = whyNotReject(standing) ?? (busy === 'approve' ? '正在提交' : undefined);
  return (
    <Bar>
      <output>
        <strong>{standing.summary}</strong>
        <span>{standing.hint}</span>
      </output>
      <div data-part="buttons">
        <Button
          variant="danger-outline"
          loading={busy === 'refuse'}
          loadingText="提交中"
          {...(blockReject ? { disabledReason: blockReject } : {})}
          onClick={onRefuse}
        >
          不通过
        </Button>
        <Button
          variant="danger-outline"
          loading={busy === 'return'}
          loadingText="提交中"
          {...(blockReject ? { disabledReason: blockReject } : {})}
          onClick={onReturn}
        >
          退回补正
        </Button>
        <Button
          variant="primary"
          loading={busy === 'approve'}
          loadingText="提交中"
          {...(blockApprove ? { disabledReason: blockApprove } : {})}
          onClick={onApprove}
        >
          审核通过
        </Button>
      </div>
    </Bar>
  );
}
