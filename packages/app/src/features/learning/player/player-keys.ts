/** The command of a key in a player. */
export type PlayerCommand =
  | { type: 'toggle' | 'mute' | 'captions' | 'fullscreen' }
  | { type: 'seekBy' | 'volumeBy' | 'rateBy'; by: number }
  /** A fraction of the video, 0 to 1. */
  | { type: 'seekTo'; share: number };

const byKey: Readonly<Record<string, PlayerCommand>> = {
  ' ': { type: 'toggle' },
  k: { type: 'toggle' },
  m: { type: 'mute' },
  c: { type: 'captions' },
  f: { type: 'fullscreen' },
  j: { type: 'seekBy', by: -10 },
  l: { type: 'seekBy', by: 10 },
  ArrowLeft: { type: 'seekBy', by: -5 },
  ArrowRight: { type: 'seekBy', by: 5 },
  PageDown: { type: 'seekBy', by: -60 },
  PageUp: { type: 'seekBy', by: 60 },
  ArrowUp: { type: 'volumeBy', by: 0.1 },
  ArrowDown: { type: 'volumeBy', by: -0.1 },
  Home: { type: 'seekTo', share: 0 },
  End: { type: 'seekTo', share: 1 },
  '<': { type: 'rateBy', by: -1 },
  '>': { type: 'rateBy', by: 1 },
};

interface Pressed {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/**
 * The command of a key. Letters work only while the focus is inside the player (WCAG 2.1.4), and a space on a button
 * presses the button.
 */
export function commandOf(event: Pressed, onButton: boolean): PlayerCommand | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  if (onButton && event.key === ' ') return undefined;
  return byKey[event.key.length === 1 ? event.key.toLowerCase() : event.key];
}

/** The offered speeds. The server accepts up to twice the elapsed time, so nothing is faster. */
export const playRates = [1, 1.25, 1.5, 2] as const;

/** The next speed in a direction; after the last one it starts again where `round` is set. */
export function nextRate(rate: number, by: number, round = false): number {
  const at = playRates.findIndex((one) => one === rate);
  const next = Math.max(0, at) + by;
  if (round) return playRates[next % playRates.length] ?? 1;
  return playRates[Math.min(playRates.length - 1, Math.max(0, next))] ?? 1;
}
