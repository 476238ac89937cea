/** Why a choice cannot be taken, behind its label. */
export const zhRadioGroup = { because: (reason: string) => `（${reason}）` };
