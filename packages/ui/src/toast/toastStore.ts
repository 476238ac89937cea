import type { ReactNode } from 'react';

/** The kinds of news that a toast tells apart. */
export type ToastTone = 'info' | 'success' | 'warning' | 'error';

/** What a toast says, and for how long. */
export interface ToastOptions {
  /** What kind of news it is: color and icon follow. @default 'info' */
  tone?: ToastTone;
  /** The sentence. */
  title: ReactNode;
  /** One sentence. */
  description?: ReactNode;
  /** A button in the toast; it closes with it. */
  action?: { label: ReactNode; onSelect: () => void };
  /** Milliseconds until it goes; `Infinity` stays. @default 5000; Infinity for an error with an action (5000 ms) */
  duration?: number;
}

/** A toast as the store holds it. */
export interface ToastItem extends ToastOptions {
  /** What makes it this one; `dismiss` takes it. */
  id: number;
  /** What kind of news it is. */
  tone: ToastTone;
  duration: number;
}

/** Stacked at once. */
const maxVisible = 3;
/** Beyond these nobody reads what waits: a storm of errors is one error. */
const maxStaying = 9;
let nextId = 1;
let items: readonly ToastItem[] = [];
let visible: readonly ToastItem[] = [];
const listeners = new Set<() => void>();

const stays = ({ duration }: ToastItem) => duration === Number.POSITIVE_INFINITY;
const latest = (some: readonly ToastItem[], count: number) => some.slice(Math.max(0, some.length - count));

/**
 * Three at most. The oldest that would go by itself makes room for good; news shows itself even among errors that
 * stay, of which the oldest then waits and comes back: none of them goes before the user has decided.
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
 * Short news after an action, from anywhere: `toaster.success('密码已修改')`. Shown by `<Toaster />`.
 * A toast never holds the only copy of information.
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
/** The server shows none, and must not share them between visitors. */
export const serverSnapshot = () => none;
