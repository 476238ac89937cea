export interface ChatLine {
  id: number;
  name: string;
  own: boolean;
  text: string;
  at: string;
}

/** Older ones leave the page: a lesson of two hours must not grow without end. */
export const linesKept = 300;

/** Lines by their number, each once: one's own comes back from the server a moment after it was sent. */
export function mergedLines(known: readonly ChatLine[], fresh: readonly ChatLine[]): ChatLine[] {
  if (fresh.length === 0) return known as ChatLine[];
  const byId = new Map([...known, ...fresh].map((line) => [line.id, line]));
  return [...byId.values()].toSorted((a, b) => a.id - b.id).slice(-linesKept);
}

/** What a chat may show of a text: no control characters, and none that turn the direction of what follows. */
export const shownText = (text: string): string =>
  text.replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, ' ').trim();

/** `2 天 3:04:05`: the time to a lesson that may be days away. */
export function countdownText(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const days = Math.floor(seconds / 86_400);
  const hours = Math.floor((seconds % 86_400) / 3600);
  const clock = `${two(hours)}:${two(Math.floor((seconds % 3600) / 60))}:${two(seconds % 60)}`;
  return days > 0 ? `${days} 天 ${clock}` : clock;
}
