import { Alert } from '@ca-portal/ui/alert';
import { Button } from '@ca-portal/ui/button';
import { useMutation } from '@tanstack/react-query';
import { asLockError, problemOf, type LockConnection } from '../../../lock/index.js';
import { copyText } from '../../../shared/browser/index.js';
import { Actions, Code, Result } from './Commands.styles.js';
import type { Bench, LockCommand } from './commands.js';

interface CommandItemProps {
  command: LockCommand;
  /** Undefined until a lock is found. */
  lock: LockConnection | undefined;
  bench: Bench;
  onLeft: (left: Partial<Bench>) => void;
}

export const copyCode = (title: string, code: string) =>
  copyText(code, `“${title}”的代码已复制`, '没有复制成功，请选中代码后按 Ctrl+C');

/** One command: its purpose, its code, and the answer of the lock in this computer. */
export function CommandItem({ command, lock, bench, onLeft }: CommandItemProps) {
  const { title, summary, code, run, missing } = command;
  const tried = useMutation({
    mutationFn: async (connection: LockConnection) => run?.(connection, bench),
    onSuccess: (outcome) => {
      if (outcome?.left) onLeft(outcome.left);
    },
  });
  const problem = tried.error ? problemOf(asLockError(tried.error)) : undefined;
  const reason = lock ? missing?.(bench) : '请先检测CA锁';
  return (
    <li>
      <h3>{title}</h3>
      <p>{summary}</p>
      <Code tabIndex={0} aria-label={`${title}的代码`}>
        {code}
      </Code>
      <Actions>
        <Button size="sm" aria-label={`复制代码，${title}`} onClick={() => void copyCode(title, code)}>
          复制代码
        </Button>
        {run ? (
          <Button
            size="sm"
            aria-label={`试一试，${title}`}
            disabled={reason !== undefined}
            {...(reason === undefined ? {} : { disabledReason: reason })}
            loading={tried.isPending}
            loadingText="正在执行"
            onClick={() => lock && tried.mutate(lock)}
          >
            试一试
          </Button>
        ) : null}
      </Actions>
      {tried.data ? (
        <Result>
          <Alert live tone={tried.data.tone} title={tried.data.title}>
            {tried.data.value}
          </Alert>
        </Result>
      ) : null}
      {problem ? (
        <Result>
          <Alert live tone="danger" title={problem.title}>
            {[problem.body, problem.next].filter(Boolean).join('')}
          </Alert>
        </Result>
      ) : null}
    </li>
  );
}
