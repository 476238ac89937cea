export const zhRowActions = {
  action: (action: string, name: string) => `${action}，${name}`,
  more: (name: string) => `更多操作，${name}`,
};
