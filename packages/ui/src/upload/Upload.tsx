import {
  type ClipboardEvent,
  type ComponentPropsWithRef,
  type DragEvent,
  lazy,
  Suspense,
  useId,
  useState,
} from 'react';
import { Button } from '../button/Button.js';
import { formatFileSize } from '../formats/numbers.js';
import { Icon } from '../icon/Icon.js';
import { useControllableState } from '../internal/useControllableState.js';
import type { ValueChangeDetails } from '../internal/valueChange.js';
import { HiddenText } from '../theme/HiddenText.js';
import { useWords } from '../theme/useWords.js';
import { type FileKind, fileKinds } from './fileKinds.js';
import { FilePick } from './FilePick.js';
import { FileThumb } from './FileThumb.js';
import { Notice, Tile, UploadRoot } from './Upload.styles.js';
import { zhUpload } from './Upload.zh.js';
import { UploadRow } from './UploadRow.js';
import { type PendingFile, type SendFile, type UploadedFile, useUploads } from './useUploads.js';

const FilePreview = lazy(() =>
  import('./FilePreview.js').then((module) => ({ default: module.FilePreview })),
);

export interface UploadProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'value' | 'defaultValue' | 'children' | 'onBlur'
> {
  /** What is asked for: 营业执照副本（盖章）. */
  label?: string;
  /** Sends one file. Progress and cancelling are real only when it reports and obeys them. */
  upload: SendFile;
  /** The files that are on the server. */
  value?: readonly UploadedFile[];
  defaultValue?: readonly UploadedFile[];
  onValueChange?: (value: readonly UploadedFile[], details: ValueChangeDetails<'upload'>) => void;
  /** Kinds that are taken, told by the bytes. @default ['jpg', 'png', 'pdf'] */
  kinds?: readonly FileKind[];
  /** Bytes. @default 10 MB */
  maxSize?: number;
  /** @default 1 */
  maxCount?: number;
  /** Offers the camera on phones: `environment` for papers, `user` for a portrait. */
  capture?: 'user' | 'environment';
  /** The sentence for what `upload` rejected with. @default locale.upload.failed */
  describeError?: (error: unknown) => string | undefined;
  /** Only to look at, as after the submit. */
  readOnly?: boolean;
  disabled?: boolean;
  invalid?: boolean;
  name?: string;
  onBlur?: () => void;
}

const defaultKinds: readonly FileKind[] = ['jpg', 'png', 'pdf'];
const nothing: readonly UploadedFile[] = [];
const MEGABYTE = 1024 * 1024;
/** Only these addresses are opened; anything else could be a script. */
const safeUrl = (url: string | undefined) => (url && /^(?:https?:|blob:|\/)/.test(url) ? url : undefined);

/** Files chosen, dropped, pasted or photographed, checked by their bytes and sent with real progress. */
export function Upload({
  label,
  upload,
  value,
  defaultValue = nothing,
  onValueChange,
  kinds = defaultKinds,
  maxSize = 10 * MEGABYTE,
  maxCount = 1,
  capture,
  describeError,
  readOnly,
  disabled,
  invalid,
  name: _name,
  onBlur,
  'aria-describedby': describedBy,
  ...rest
}: UploadProps) {
  const words = useWords('upload', zhUpload);
  const id = useId();
  const [current, setCurrent] = useControllableState(value, defaultValue, onValueChange);
  const files = current ?? nothing;
  const uploads = useUploads({
    value: files,
    commit: (next) => setCurrent(next, { reason: 'upload' }),
    send: upload,
    kinds,
    maxSize,
    maxCount,
  });
  const [dragging, setDragging] = useState(false);
  const [viewed, setViewed] = useState<UploadedFile>();
  const kindNames = kinds.map((kind) => fileKinds[kind].name).join('、');
  const open = !readOnly && !disabled;
  const { pending } = uploads;
  const replaced = new Set(pending.map((item) => item.replaces));
  const room = open && files.length + pending.filter((item) => !item.replaces).length < maxCount;
  const title = label ?? words.choose;

  const take = (list: FileList | undefined) => {
    const taken = [...(list ?? [])];
    if (!open || taken.length === 0) return false;
    // One file in place of the only one is what dropping on a full tile means.
    const [only] = files;
    uploads.add(taken, !room && maxCount === 1 && only ? only.id : undefined);
    return true;
  };
  const problemOf = ({ status, refusal, error, file }: PendingFile): string | undefined => {
    if (status !== 'failed') return undefined;
    if (refusal === 'type') return words.wrongType(kindNames);
    if (refusal === 'size') return words.tooLarge(formatFileSize(file.size), formatFileSize(maxSize));
    if (refusal === 'empty') return words.emptyFile;
    if (refusal === 'unreadable') return words.unreadable;
    return describeError?.(error) ?? words.failed;
  };
  const factsOf = ({ status, share, secondsLeft, file }: PendingFile): string => {
    if (status === 'checking') return words.checking;
    const parts = [formatFileSize(file.size), words.sending(Math.round(share * 100))];
    return [...parts, ...(secondsLeft === undefined ? [] : [words.secondsLeft(secondsLeft)])].join(' · ');
  };
  // Every quarter is enough to hear (design language 8).
  const heard = pending
    .map(
      (item) =>
        problemOf(item) ?? (item.status === 'sending' ? words.sending(Math.floor(item.share * 4) * 25) : ''),
    )
    .concat(files.filter((file) => uploads.localOf(file.id)).map((file) => words.done(file.name)))
    .join(' ');

  return (
    <UploadRoot
      data-component="Upload"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset would want its legend as its first child
      role="group"
      aria-label={rest['aria-labelledby'] ? undefined : title}
      {...rest}
      onPaste={(event: ClipboardEvent<HTMLDivElement>) => {
        rest.onPaste?.(event);
        if (take(event.clipboardData.files)) event.preventDefault();
      }}
      onDragOver={(event: DragEvent) => {
        if (!open || !event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setDragging(true);
      }}
      onDragLeave={(event: DragEvent<HTMLDivElement>) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setDragging(false);
      }}
      onDrop={(event: DragEvent) => {
        event.preventDefault();
        setDragging(false);
        take(event.dataTransfer.files);
      }}
    >
      {files.map((file) => {
        const local = uploads.localOf(file.id);
        const url = safeUrl(file.url);
        return (
          <UploadRow
            key={file.id}
            state="done"
            name={file.name}
            kind={file.kind}
            file={local}
            url={safeUrl(file.thumbnailUrl) ?? url}
            facts={formatFileSize(file.size)}
            actions={
              <>
                {local || url ? (
                  <Button
                    size="sm"
                    variant="text"
                    aria-label={words.actionOn(words.view, file.name)}
                    onClick={() => setViewed(file)}
                  >
                    {words.view}
                  </Button>
                ) : null}
                {open && !replaced.has(file.id) ? (
                  <>
                    <FilePick
                      kinds={kinds}
                      name={words.actionOn(words.replace, file.name)}
                      onPick={(picked) => uploads.add(picked, file.id)}
                    >
                      {words.replace}
                    </FilePick>
                    <Button
                      size="sm"
                      variant="text"
                      aria-label={words.actionOn(words.remove, file.name)}
                      onClick={() => uploads.remove(file.id)}
                    >
                      {words.remove}
                    </Button>
                  </>
                ) : null}
              </>
            }
          />
        );
      })}
      {pending.map((item) => (
        <UploadRow
          key={item.key}
          state={item.status}
          name={item.file.name}
          kind={item.kind}
          file={item.file}
          facts={factsOf(item)}
          problem={problemOf(item)}
          share={item.status === 'sending' ? item.share : undefined}
          actions={
            <>
              {item.status === 'failed' && item.refusal === undefined ? (
                <Button
                  size="sm"
                  aria-label={words.actionOn(words.retry, item.file.name)}
                  onClick={() => uploads.retry(item.key)}
                >
                  {words.retry}
                </Button>
              ) : null}
              <Button
                size="sm"
                variant="text"
                aria-label={words.actionOn(
                  item.status === 'failed' ? words.remove : words.cancel,
                  item.file.name,
                )}
                onClick={() => uploads.cancel(item.key)}
              >
                {item.status === 'failed' ? words.remove : words.cancel}
              </Button>
            </>
          }
        />
      ))}
      {room || disabled ? (
        <Tile
          data-part="empty"
          data-state="empty"
          data-drag={dragging ? '' : undefined}
          data-invalid={invalid ? '' : undefined}
          data-disabled={disabled ? '' : undefined}
        >
          <FileThumb kind={undefined} file={undefined} url={undefined} />
          <div>
            {label ? <div data-part="name">{label}</div> : null}
            <div data-part="facts">{dragging ? words.dropHere : words.canDrop}</div>
            <div data-part="facts" id={`${id}-accepts`}>
              {words.accepts(kindNames, formatFileSize(maxSize))}
            </div>
          </div>
          <div data-part="actions">
            {capture ? (
              <FilePick
                kinds={kinds}
                capture={capture}
                disabled={disabled}
                name={words.actionOn(words.camera, label ?? '').trim()}
                onPick={(picked) => uploads.add(picked)}
              >
                <Icon name="image" />
                {words.camera}
              </FilePick>
            ) : null}
            <FilePick
              kinds={kinds}
              multiple={maxCount > 1}
              disabled={disabled}
              invalid={invalid}
              describedBy={[describedBy, `${id}-accepts`].filter(Boolean).join(' ')}
              name={words.actionOn(words.choose, label ?? '').trim()}
              onPick={(picked) => uploads.add(picked)}
              onBlur={onBlur}
            >
              {words.choose}
            </FilePick>
          </div>
        </Tile>
      ) : files.length + pending.length === 0 ? (
        <Tile data-part="nothing" data-disabled="">
          <FileThumb kind={undefined} file={undefined} url={undefined} />
          <div data-part="facts">{words.nothing}</div>
        </Tile>
      ) : null}
      {uploads.surplus > 0 ? <Notice role="alert">{words.surplus(maxCount, uploads.surplus)}</Notice> : null}
      <HiddenText as="output">{heard}</HiddenText>
      {viewed ? (
        <Suspense fallback={null}>
          <FilePreview
            name={viewed.name}
            kind={viewed.kind}
            file={uploads.localOf(viewed.id)}
            url={safeUrl(viewed.url)}
            onClose={() => setViewed(undefined)}
          />
        </Suspense>
      ) : null}
    </UploadRoot>
  );
}
