export const zhCountdownText = { minutesLeft: (minutes: number) => `还有 ${minutes} 分钟`, ended: '时间到' };
