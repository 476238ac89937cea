import type { ReactNode } from 'react';

export type ToastTone = 'info' | 'success' | 'warning' | 'error';

export interface ToastOptions {
  tone?: ToastTone;
  title: ReactNode;
  /** One sentence. */
  description?: ReactNode;
  action?: { label: ReactNode; onSelect: () => void };
  /** Milliseconds until it goes; `Infinity` stays. @default 5000; Infinity for an error with an action (spec: 5000 ms) */
  duration?: number;
}

export interface ToastItem extends ToastOptions {
  id: number;
  tone: ToastTone;
  duration: number;
}

const maxVisible = 3;
let nextId = 1;
let items: readonly ToastItem[] = [];
const listeners = new Set<() => void>();

function update(next: readonly ToastItem[]) {
  items = next;
  for (const listener of listeners) listener();
}

function show({ tone = 'info', ...options }: ToastOptions): number {
  const duration = options.duration ?? (tone === 'error' && options.action ? Number.POSITIVE_INFINITY : 5000);
  const id = nextId++;
  const stacked = [...items, { ...options, tone, duration, id }];
  // Three at most. The oldest that would go by itself makes room first; what waits for the user goes last.
  const surplus =
    stacked.length > maxVisible
      ? (stacked.slice(0, -1).find((item) => item.duration !== Number.POSITIVE_INFINITY) ?? stacked[0])
      : undefined;
  update(stacked.filter((item) => item !== surplus));
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
  snapshot: () => items,
};

const none: readonly ToastItem[] = [];
/** The server shows none, and must not share them between visitors. */
export const serverSnapshot = () => none;
