import type { ReactNode } from 'react';
import { Alert } from '../alert/Alert.js';
import { ComputerArt, LockArt } from '../art/ProductArt.js';
import { Button } from '../button/Button.js';
import { Glyph } from '../icon/Glyph.js';
import { closeIcon, refreshIcon } from '../icon/paths.js';
import { useWords } from '../theme/useWords.js';
import type { LockProblem } from './lockChecks.js';
import { Actions, Picture, StepList, UnreadList } from './LockStatusPanel.styles.js';
import { zhLockStatusPanel } from './LockStatusPanel.zh.js';

interface LockProblemViewProps {
  problem: LockProblem;
  onCheck: (() => void) | undefined;
  onCopyReport: (() => void) | undefined;
  actions: ReactNode;
}

/** One problem, its cause, and what to do. */
export function LockProblemView({ problem, onCheck, onCopyReport, actions }: LockProblemViewProps) {
  const words = useWords('lockStatusPanel', zhLockStatusPanel);
  const { title, body, next, details = [], steps = [], picture, final, tone } = problem;
  return (
    <>
      {picture ? (
        <Picture aria-hidden="true">{picture === 'computer' ? <ComputerArt /> : <LockArt />}</Picture>
      ) : null}
      {tone === 'danger' ? (
        <Alert tone="danger" title={title} live>
          {body ? <p>{body}</p> : null}
          {next ? <p>{next}</p> : null}
        </Alert>
      ) : (
        <div data-part="text" role="alert">
          <h2>{title}</h2>
          <p data-part="why">
            {body}
            {steps.length > 0 ? null : next}
          </p>
        </div>
      )}
      {steps.length > 0 ? (
        <StepList>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </StepList>
      ) : null}
      {details.length > 0 ? (
        <UnreadList>
          {details.map((sentence) => (
            <li key={sentence}>
              <Glyph of={closeIcon} />
              {sentence}
            </li>
          ))}
        </UnreadList>
      ) : null}
      <Actions>
        {final || !onCheck ? null : (
          <Button variant="primary" icon={<Glyph of={refreshIcon} />} onClick={onCheck}>
            {words.recheck}
          </Button>
        )}
        {actions}
        {onCopyReport ? (
          <Button variant="text" onClick={onCopyReport}>
            {words.copyReport}
          </Button>
        ) : null}
      </Actions>
    </>
  );
}
