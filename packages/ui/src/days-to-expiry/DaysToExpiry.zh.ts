export const zhDaysToExpiry = {
  left: (days: number) => `剩 ${days} 天`,
  today: '今天到期',
  expired: (days: number) => `已过期 ${days} 天`,
  until: (date: string) => `至 ${date}`,
  share: '剩余有效期',
};
