export interface ChatLine {
  id: number;
  name: string;
  own: boolean;
  text: string;
  at: string;
}

/** Older messages are dropped: the page must not grow without limit during two hours. */
export const linesKept = 300;

/** Messages by number, without duplicates: the user's own comes back from the server a moment after it was sent. */
export function mergedLines(known: readonly ChatLine[], fresh: readonly ChatLine[]): ChatLine[] {
  if (fresh.length === 0) return known as ChatLine[];
  const byId = new Map([...known, ...fresh].map((line) => [line.id, line]));
  return [...byId.values()].toSorted((a, b) => a.id - b.id).slice(-linesKept);
}

/** Removes control characters from a chat text, and those that change the direction of the following text. */
export const shownText = (text: string): string =>
  text.replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, ' ').trim();

/** `2 天 3:04:05`: the time until a lesson that may be days away. */
export function countdownText(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const days = Math.floor(seconds / 86_400);
  const hours = Math.floor((seconds % 86_400) / 3600);
  const clock = `${two(hours)}:${two(Math.floor((seconds % 3600) / 60))}:${two(seconds % 60)}`;
  return days > 0 ? `${days} 天 ${clock}` : clock;
}
