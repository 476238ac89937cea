export const zhSteps = {
  label: '办理步骤',
  position: (step: number, total: number) => `第 ${step} 步，共 ${total} 步`,
  done: '已完成',
};
