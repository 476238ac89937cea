import type { ThemeColor } from './index.js';

export const colors: ThemeColor[] = [
  { value: '#1890ff', label: '默认蓝' },
  { value: '#0f8a8a', label: '青' },
  { value: '#6b4fbb', label: '紫' },
  { value: '#2e8540', label: '绿' },
];
