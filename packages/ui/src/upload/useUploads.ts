import { useEffect, useRef, useState } from 'react';
import { checkFile, type FileRefusal } from './checkFile.js';
import type { FileKind } from './fileKinds.js';

/** A file on the server. */
export interface UploadedFile {
  /** Id on the server. */
  id: string;
  /** File name on the user's computer. */
  name: string;
  /** Size in bytes. */
  size: number;
  /** The kind, by its content. */
  kind: FileKind;
  /** Address of the file; without it only a file chosen in this visit can be previewed. */
  url?: string;
  /** Address of a thumbnail. */
  thumbnailUrl?: string;
}

/** Second argument of the upload function. */
export interface UploadContext {
  /** Share of the bytes that were sent, 0 to 1. */
  onProgress: (share: number) => void;
  /** Aborted when the user cancels, or the page is left. */
  signal: AbortSignal;
}

/** Sends one file; `kind` comes from its bytes. Rejects when it was not accepted. */
export type SendFile = (file: File, context: UploadContext & { kind: FileKind }) => Promise<UploadedFile>;

/** A file being sent, or one that failed. */
export interface PendingFile {
  key: string;
  file: File;
  kind: FileKind | undefined;
  status: 'checking' | 'sending' | 'failed';
  share: number;
  /** Estimated seconds left; `undefined` while unknown. */
  secondsLeft: number | undefined;
  /** The reason of a refused file; a failed one has the thrown `error`. */
  refusal: FileRefusal | undefined;
  error: unknown;
  /** The stored file that it will replace. */
  replaces: string | undefined;
}

interface Settings {
  value: readonly UploadedFile[];
  commit: (value: readonly UploadedFile[]) => void;
  send: SendFile;
  kinds: readonly FileKind[];
  maxSize: number;
  maxCount: number;
}

/** Checks, sends, cancels and retries; a completed file goes to `commit`. */
export function useUploads({ value, commit, send, kinds, maxSize, maxCount }: Settings) {
  const [pending, setPending] = useState<readonly PendingFile[]>([]);
  const [surplus, setSurplus] = useState(0);
  const [locals] = useState(() => new Map<string, File>());
  const nextKey = useRef(1);
  const controllers = useRef(new Map<string, AbortController>());
  const latest = useRef({ value, commit, send });
  useEffect(() => {
    latest.current = { value, commit, send };
  });
  useEffect(() => {
    const running = controllers.current;
    return () => {
      for (const controller of running.values()) controller.abort();
    };
  }, []);

  const change = (key: string, next: Partial<PendingFile>) =>
    setPending((all) => all.map((item) => (item.key === key ? { ...item, ...next } : item)));
  const drop = (key: string) => {
    controllers.current.delete(key);
    setPending((all) => all.filter((item) => item.key !== key));
  };

  const store = (uploaded: UploadedFile, replaces: string | undefined) => {
    const before = latest.current.value;
    const next = before.some((file) => file.id === replaces)
      ? before.map((file) => (file.id === replaces ? uploaded : file))
      : [...before, uploaded];
    // At once: another file may complete before the next render.
    latest.current.value = next;
    latest.current.commit(next);
  };

  const run = async ({ key, file, replaces }: PendingFile) => {
    const controller = new AbortController();
    controllers.current.set(key, controller);
    const checked = await checkFile(file, kinds, maxSize);
    if (controller.signal.aborted) return;
    if (!checked.ok) return change(key, { status: 'failed', refusal: checked.refusal });
    const { kind } = checked;
    change(key, { status: 'sending', kind });
    const started = Date.now();
    const onProgress = (raw: number) => {
      if (controller.signal.aborted) return;
      const share = Math.min(1, Math.max(0, raw));
      const elapsed = (Date.now() - started) / 1000;
      // The first second says nothing about the rest.
      const left = elapsed >= 1 && share > 0 ? Math.ceil((elapsed * (1 - share)) / share) : undefined;
      change(key, { share, secondsLeft: left });
    };
    try {
      const uploaded = await latest.current.send(file, { onProgress, signal: controller.signal, kind });
      if (controller.signal.aborted) return;
      locals.set(uploaded.id, file);
      store(uploaded, replaces);
      drop(key);
    } catch (error) {
      if (!controller.signal.aborted) change(key, { status: 'failed', error });
    }
  };

  const add = (files: readonly File[], replaces?: string) => {
    // A replacement uses the slot of its stored file.
    const taken = value.length + pending.filter((item) => item.replaces === undefined).length;
    const room = replaces === undefined ? Math.max(0, maxCount - taken) : 1;
    setSurplus(Math.max(0, files.length - room));
    const added = files.slice(0, room).map((file): PendingFile => ({
      key: `file-${nextKey.current++}`,
      file,
      kind: undefined,
      status: 'checking',
      share: 0,
      secondsLeft: undefined,
      refusal: undefined,
      error: undefined,
      replaces,
    }));
    setPending((all) => [...all.filter((item) => !replaces || item.replaces !== replaces), ...added]);
    for (const item of added) void run(item);
  };

  return {
    pending,
    /** Number of files of the last choice beyond the limit. */
    surplus,
    add,
    /** Cancels a pending file, or removes a failed one from the list. */
    cancel(key: string) {
      controllers.current.get(key)?.abort();
      drop(key);
    },
    retry(key: string) {
      const item = pending.find((other) => other.key === key);
      if (!item) return;
      change(key, {
        status: 'checking',
        share: 0,
        secondsLeft: undefined,
        refusal: undefined,
        error: undefined,
      });
      void run(item);
    },
    remove(id: string) {
      const next = latest.current.value.filter((file) => file.id !== id);
      latest.current.value = next;
      commit(next);
    },
    /** The local file, if it was chosen in this visit: for thumbnail and preview. */
    localOf: (id: string): File | undefined => locals.get(id),
  };
}
