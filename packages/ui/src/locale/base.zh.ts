/** Words of controls, form and overlays in Chinese. One key per widget; counts and names are functions. */
export const baseZh = {
  button: { loading: '处理中' },
  link: { external: '在新窗口打开' },
  passwordInput: { show: '显示密码', hide: '隐藏密码', capsLock: '大写锁定已打开。' },
  textarea: { counter: (used: number, max: number) => `已输入 ${used} 字，最多 ${max} 字` },
  select: { placeholder: '请选择' },
  numberInput: { decrease: '减少', increase: '增加' },
  form: {
    required: '（必填）',
    optional: '（选填）',
    requiredMessage: (label: string) => `请填写${label}。`,
    errorSummary: (count: number) => `还有 ${count} 处需要修改`,
    draftRestored: '已恢复您上次填写的内容。',
  },
  captchaField: {
    label: '图形验证码',
    hint: '请输入图形验证码的计算结果',
    refresh: '看不清？点击换一张',
    loading: '正在加载图形验证码',
    failed: '图形验证码没有加载出来。请点图片重试。',
  },
  smsCodeField: {
    label: '短信验证码',
    send: '获取验证码',
    sending: '发送中',
    resendIn: (seconds: number) => `${seconds} 秒后可重新发送`,
    resend: '重新发送',
    sent: '验证码已发送，60 秒后可以重新发送。',
    canResend: '现在可以重新发送验证码。',
  },
  dialog: { close: '关闭' },
  confirmDialog: {
    cancel: '取消',
    confirm: '确定',
    typeToConfirm: (word: string) => `请输入“${word}”以继续`,
  },
  toast: { region: '通知', close: '关闭通知' },
  alert: { info: '提示', success: '成功', warning: '注意', danger: '错误' },
  popover: { close: '关闭' },
  leaveGuard: { message: '您填写的内容还没有提交。' },
};

/** The keys of `baseZh`; every language must fill all of them. */
export type BaseLocale = typeof baseZh;
