import type { ReactNode } from 'react';

/** The tones of a toast. */
export type ToastTone = 'info' | 'success' | 'warning' | 'error';

/** Content and duration of a toast. */
export interface ToastOptions {
  /** The tone; it sets color and icon. @default 'info' */
  tone?: ToastTone;
  /** The message. */
  title: ReactNode;
  /** Details in one sentence. */
  description?: ReactNode;
  /** A button in the toast; pressing it closes the toast. */
  action?: { label: ReactNode; onSelect: () => void };
  /** Milliseconds until it closes; `Infinity` stays. @default 5000; Infinity for an error with an action (5000 ms) */
  duration?: number;
}

/** A toast as the store holds it. */
export interface ToastItem extends ToastOptions {
  /** Unique key; pass it to `dismiss`. */
  id: number;
  /** The tone. */
  tone: ToastTone;
  duration: number;
}

/** Maximum number of visible toasts. */
const maxVisible = 3;
/** Maximum number of toasts that stay: nobody reads more. */
const maxStaying = 9;
let nextId = 1;
let items: readonly ToastItem[] = [];
let visible: readonly ToastItem[] = [];
const listeners = new Set<() => void>();

const stays = ({ duration }: ToastItem) => duration === Number.POSITIVE_INFINITY;
const latest = (some: readonly ToastItem[], count: number) => some.slice(Math.max(0, some.length - count));

/**
 * Three at most. A new toast replaces the oldest that would close by itself; among errors that
 * stay, the oldest waits and comes back: none of them closes before the user has decided.
 */
function update(next: readonly ToastItem[]) {
  const staying = latest(next.filter(stays), maxStaying);
  const passing = latest(
    next.filter((item) => !stays(item)),
    Math.max(1, maxVisible - staying.length),
  );
  const shown = new Set([...passing, ...latest(staying, maxVisible - passing.length)]);
  items = next.filter((item) => staying.includes(item) || passing.includes(item));
  visible = items.filter((item) => shown.has(item));
  for (const listener of listeners) listener();
}

function show({ tone = 'info', ...options }: ToastOptions): number {
  const duration = options.duration ?? (tone === 'error' && options.action ? Number.POSITIVE_INFINITY : 5000);
  const id = nextId++;
  update([...items, { ...options, tone, duration, id }]);
  return id;
}

type Rest = Omit<ToastOptions, 'tone' | 'title'>;

/**
 * Short messages after an action, from anywhere: `toaster.success('密码已修改')`. Shown by `<Toaster />`.
 * A toast must never be the only place where information appears.
 */
export const toaster = {
  show,
  info: (title: ReactNode, rest?: Rest) => show({ ...rest, title, tone: 'info' }),
  success: (title: ReactNode, rest?: Rest) => show({ ...rest, title, tone: 'success' }),
  warning: (title: ReactNode, rest?: Rest) => show({ ...rest, title, tone: 'warning' }),
  error: (title: ReactNode, rest?: Rest) => show({ ...rest, title, tone: 'error' }),
  dismiss: (id: number) => update(items.filter((item) => item.id !== id)),
  clear: () => update([]),
};

export const toastStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  snapshot: () => visible,
};

const none: readonly ToastItem[] = [];
/** The server renders none, and must not share them between visitors. */
export const serverSnapshot = () => none;
