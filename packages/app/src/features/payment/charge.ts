import { fenOf, smallestRechargeFen as smallestFen } from '@ca-portal/api/domain';

/** Limits of a typed charge: whole yuan, at least 100, within what the card can still take. */
export interface ChargeLimits {
  /** What the server would still take for a named card; null without a limit. */
  roomFen: number | null;
}

/** For the sentences, e.g. `100 元起`. */
export const smallestWords = `${smallestFen / 100} 元`;
const largestFen = 1_000_000_00;

/** Integer fen that can still be charged. */
export const roomFen = (limits: ChargeLimits): number => limits.roomFen ?? largestFen;

/** The typed amount in fen, or why it cannot be charged. */
export function readAmount(
  text: string,
  limits: ChargeLimits,
): { ok: true; fen: number } | { ok: false; reason: string } {
  const fen = text.includes('.') ? undefined : fenOf(text);
  if (fen === undefined) return { ok: false, reason: '请输入整数金额，单位元，不带小数。' };
  if (fen < smallestFen) return { ok: false, reason: `每次至少充值 ${smallestWords}。` };
  if (fen > roomFen(limits)) {
    const yuan = Math.floor(roomFen(limits) / 100);
    return {
      ok: false,
      reason: `超过预存卡上限，最多还能充 ${yuan} 元。更大金额请办理对公业务。`,
    };
  }
  return { ok: true, fen };
}
