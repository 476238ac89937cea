export const zhTextarea = { counter: (used: number, max: number) => `已输入 ${used} 字，最多 ${max} 字` };
