export const zhSelect = {
  placeholder: '请选择',
  /** Why a choice cannot be taken. */
  because: (label: string, reason: string) => `${label}（${reason}）`,
};
