/** Messages for fields without their own message in the contract: the same in forms and on the server. */
export const fieldSentences = {
  missing: '不能为空',
  wrongFormat: '格式不正确',
  notWhole: '须为整数',
  choose: '请至少选择一项',
  shortest: (characters: number) => `至少 ${characters} 个字`,
  longest: (characters: number) => `最多 ${characters} 个字`,
  fewest: (entries: number) => `至少 ${entries} 项`,
  most: (entries: number) => `最多 ${entries} 项`,
  least: (value: number | string) => `不能小于 ${value}`,
  greatest: (value: number | string) => `不能大于 ${value}`,
} as const;
