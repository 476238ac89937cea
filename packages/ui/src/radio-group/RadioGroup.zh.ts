/** Why an option is disabled, after its label. */
export const zhRadioGroup = { because: (reason: string) => `（${reason}）` };
