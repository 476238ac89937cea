export const zhUtilityBar = {
  label: '辅助工具',
  elder: '长辈版',
  leaveElder: '返回标准版',
  contrast: '高对比度',
  dark: '深色',
  oldPlatform: '返回旧平台',
  hotline: (number: string) => `服务热线 ${number}`,
};
