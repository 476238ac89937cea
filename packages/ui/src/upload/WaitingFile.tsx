import { Button } from '../button/Button.js';
import { formatFileSize } from '../formats/numbers.js';
import { useWords } from '../theme/useWords.js';
import { zhUpload } from './Upload.zh.js';
import { UploadRow } from './UploadRow.js';
import type { PendingFile } from './useUploads.js';

type Words = typeof zhUpload;

/** What the user must know to say what is wrong with a file. */
interface FileLimits {
  kindNames: string;
  maxSize: number;
  describeError: ((error: unknown) => string | undefined) | undefined;
}

/** Why a file is not there; `undefined` while it may still come. */
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

/** A file on its way, with 取消, or one that did not get there, with 重试 where trying again can help. */
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
