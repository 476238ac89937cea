import { Button } from '../button/Button.js';
import { formatFileSize } from '../formats/numbers.js';
import { useWords } from '../theme/useWords.js';
import { zhUpload } from './Upload.zh.js';
import { UploadRow } from './UploadRow.js';
import type { PendingFile } from './useUploads.js';

type Words = typeof zhUpload;

/** Data for the error text of a file. */
interface FileLimits {
  kindNames: string;
  maxSize: number;
  describeError: ((error: unknown) => string | undefined) | undefined;
}

/** Why a file failed; `undefined` while it is pending. */
export function problemOf(
  { status, refusal, error, file }: PendingFile,
  words: Words,
  { kindNames, maxSize, describeError }: FileLimits,
): string | undefined {
  if (status !== 'failed') return undefined;
  if (refusal === 'type') return words.wrongType(kindNames);
  if (refusal === 'size') return words.tooLarge(formatFileSize(file.size), formatFileSize(maxSize));
  if (refusal === 'empty') return words.emptyFile;
  if (refusal === 'unreadable') return words.unreadable;
  return describeError?.(error) ?? words.failed;
}

function factsOf({ status, share, secondsLeft, file }: PendingFile, words: Words): string {
  if (status === 'checking') return words.checking;
  const parts = [formatFileSize(file.size), words.sending(Math.round(share * 100))];
  if (secondsLeft !== undefined) parts.push(words.secondsLeft(secondsLeft));
  return parts.join(' · ');
}

interface WaitingFileProps {
  item: PendingFile;
  limits: FileLimits;
  onRetry: () => void;
  onCancel: () => void;
}

/** A file being sent, with 取消, or one that failed, with 重试 where a retry can help. */
export function WaitingFile({ item, limits, onRetry, onCancel }: WaitingFileProps) {
  const words = useWords('upload', zhUpload);
  const { file, status, refusal } = item;
  const away = status === 'failed' ? words.remove : words.cancel;
  return (
    <UploadRow
      state={status}
      name={file.name}
      kind={item.kind}
      file={file}
      facts={factsOf(item, words)}
      problem={problemOf(item, words, limits)}
      share={status === 'sending' ? item.share : undefined}
      actions={
        <>
          {status === 'failed' && refusal === undefined ? (
            <Button size="sm" aria-label={words.actionOn(words.retry, file.name)} onClick={onRetry}>
              {words.retry}
            </Button>
          ) : null}
          <Button size="sm" variant="text" aria-label={words.actionOn(away, file.name)} onClick={onCancel}>
            {away}
          </Button>
        </>
      }
    />
  );
}
