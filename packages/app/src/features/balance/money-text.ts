import { moneyText } from '@ca-portal/api/domain';

/** A movement with its sign: `+¥110.00`, `−¥300.00`. */
export const signedMoney = (fen: number): string => `${fen > 0 ? '+' : ''}${moneyText(fen)}`;
