import { type ClipboardEvent, type ComponentPropsWithRef, type DragEvent, Suspense, useState } from 'react';
import { itemsOf } from '../internal/itemsOf.js';
import { lazyPart } from '../internal/lazyPart.js';
import { useControllableState } from '../internal/useControllableState.js';
import type { ValueChangeDetails } from '../internal/valueChange.js';
import { HiddenText } from '../theme/HiddenText.js';
import { useWords } from '../theme/useWords.js';
import { OverlaySkeleton } from '../skeleton/OverlaySkeleton.js';
import { EmptyTile } from './EmptyTile.js';
import { type FileKind, fileKinds } from './fileKinds.js';
import { FileThumb } from './FileThumb.js';
import { safeUrl, StoredFile } from './StoredFile.js';
import { Notice, Tile, UploadRoot } from './Upload.styles.js';
import { zhUpload } from './Upload.zh.js';
import { useFocusStays } from './useFocusStays.js';
import { type SendFile, type UploadedFile, useUploads } from './useUploads.js';
import { problemOf, WaitingFile } from './WaitingFile.js';

const FilePreview = lazyPart(async () => (await import('./FilePreview.js')).FilePreview);

export interface UploadProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'value' | 'defaultValue' | 'children' | 'onBlur'
> {
  /** The requested file: 营业执照副本（盖章）. */
  label?: string;
  /** Sends one file. Progress and canceling only work if it reports progress and observes the signal. */
  upload: SendFile;
  /** The files on the server; makes them controlled. */
  value?: readonly UploadedFile[];
  /** Initial files when uncontrolled. */
  defaultValue?: readonly UploadedFile[];
  /** Called with the files that are on the server now, and the reason. */
  onValueChange?: (value: readonly UploadedFile[], details: ValueChangeDetails<'upload'>) => void;
  /** Accepted kinds, detected from the bytes. @default ['jpg', 'png', 'pdf'] */
  kinds?: readonly FileKind[];
  /** Maximum size in bytes. @default 10 MB */
  maxSize?: number;
  /** Maximum number of files. @default 1 */
  maxCount?: number;
  /** Offers the camera on phones: `environment` for documents, `user` for a portrait. */
  capture?: 'user' | 'environment';
  /** The error text for a rejection of `upload`. @default locale.upload.failed */
  describeError?: (error: unknown) => string | undefined;
  /** Read-only, as after the submit. */
  readOnly?: boolean;
  /** Disabled. */
  disabled?: boolean;
  /** Marks the value as invalid; `Field` sets it. */
  invalid?: boolean;
  /** The name of the field in the form. */
  name?: string;
  /** Called when the focus leaves it. */
  onBlur?: () => void;
}

const defaultKinds: readonly FileKind[] = ['jpg', 'png', 'pdf'];
const nothing: readonly UploadedFile[] = [];
const MEGABYTE = 1024 * 1024;

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
  const [current, setCurrent] = useControllableState(value, defaultValue, onValueChange);
  const files = itemsOf(current);
  const uploads = useUploads({
    value: files,
    commit: (next) => setCurrent(next, { reason: 'upload' }),
    send: upload,
    kinds,
    maxSize,
    maxCount,
  });
  const focus = useFocusStays();
  const [dragging, setDragging] = useState(false);
  const [viewed, setViewed] = useState<UploadedFile>();
  const kindNames = words.listed(kinds.map((kind) => fileKinds[kind].name));
  const open = !readOnly && !disabled;
  const { pending } = uploads;
  const replaced = new Set(pending.map((item) => item.replaces));
  const room = open && files.length + pending.filter((item) => !item.replaces).length < maxCount;
  const title = label ?? words.choose;

  const take = (list: FileList | undefined) => {
    const taken = [...(list ?? [])];
    if (!open || taken.length === 0) return false;
    // Dropping one file on a full single slot replaces its file.
    const [only] = files;
    uploads.add(taken, !room && maxCount === 1 && only ? only.id : undefined);
    return true;
  };
  const limits = { kindNames, maxSize, describeError };
  // Announcing every quarter is enough.
  const heard = pending
    .map(
      (item) =>
        problemOf(item, words, limits) ??
        (item.status === 'sending' ? words.sending(Math.floor(item.share * 4) * 25) : ''),
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
      onFocus={(event) => {
        rest.onFocus?.(event);
        focus.onFocus(event);
      }}
      onBlur={(event) => {
        focus.onBlur(event);
        // It keeps the focus from one of its controls to another, while the system's picker is open, and in the preview:
        // a field must not be checked in between.
        const { currentTarget: root, target, relatedTarget } = event;
        if (root.contains(target) && !root.contains(relatedTarget) && document.activeElement !== target)
          onBlur?.();
      }}
      onChange={(event) => {
        rest.onChange?.(event);
        focus.onChange(event);
      }}
      onPaste={(event: ClipboardEvent<HTMLDivElement>) => {
        rest.onPaste?.(event);
        if (take(event.clipboardData.files)) event.preventDefault();
      }}
      onDragOver={(event: DragEvent<HTMLDivElement>) => {
        rest.onDragOver?.(event);
        if (!open || !event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setDragging(true);
      }}
      onDragLeave={(event: DragEvent<HTMLDivElement>) => {
        rest.onDragLeave?.(event);
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setDragging(false);
      }}
      onDrop={(event: DragEvent<HTMLDivElement>) => {
        rest.onDrop?.(event);
        event.preventDefault();
        setDragging(false);
        take(event.dataTransfer.files);
      }}
    >
      {files.map((file) => (
        <StoredFile
          key={file.id}
          file={file}
          local={uploads.localOf(file.id)}
          kinds={kinds}
          open={open && !replaced.has(file.id)}
          onView={() => setViewed(file)}
          onReplace={(picked) => uploads.add(picked, file.id)}
          onRemove={() => uploads.remove(file.id)}
        />
      ))}
      {pending.map((item) => (
        <WaitingFile
          key={item.key}
          item={item}
          limits={limits}
          onRetry={() => uploads.retry(item.key)}
          onCancel={() => uploads.cancel(item.key)}
        />
      ))}
      {room || disabled ? (
        <EmptyTile
          label={label}
          kinds={kinds}
          kindNames={kindNames}
          maxSize={maxSize}
          multiple={maxCount > 1}
          capture={capture}
          dragging={dragging}
          disabled={disabled}
          invalid={invalid}
          describedBy={describedBy}
          onPick={(picked) => uploads.add(picked)}
        />
      ) : files.length + pending.length === 0 ? (
        <Tile data-part="nothing" data-disabled="">
          <FileThumb kind={undefined} file={undefined} url={undefined} />
          <div data-part="facts">{words.nothing}</div>
        </Tile>
      ) : null}
      {uploads.surplus > 0 ? <Notice role="alert">{words.surplus(maxCount, uploads.surplus)}</Notice> : null}
      <HiddenText as="output">{heard}</HiddenText>
      {viewed ? (
        <Suspense
          fallback={<OverlaySkeleton width="60rem" height="90vh" onCancel={() => setViewed(undefined)} />}
        >
          <FilePreview
            name={viewed.name}
            kind={viewed.kind}
            file={uploads.localOf(viewed.id)}
            url={safeUrl(viewed.url)}
            onClose={() => setViewed(undefined)}
            setShown={(shown) => setViewed(shown ? viewed : undefined)}
          />
        </Suspense>
      ) : null}
    </UploadRoot>
  );
}
