export const zhTimeline = { done: '已完成', current: '进行中', todo: '未开始', failed: '未通过' };
