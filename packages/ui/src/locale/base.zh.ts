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
  datePicker: {
    open: '打开日历',
    label: '选择日期',
    unreadable: (text: string) => `“${text}”不是有效的日期。请按 2026-11-21 的格式填写。`,
    outOfRange: (min: string, max: string) =>
      min && max
        ? `日期不在可选范围内。请选择 ${min} 至 ${max} 之间的日期。`
        : min
          ? `日期早于可选范围。请选择 ${min} 或之后的日期。`
          : `日期晚于可选范围。请选择 ${max} 或之前的日期。`,
    unavailable: '这一天不可选。请选择其他日期。',
    day: (date: string, today: boolean, chosen: boolean) =>
      `${today ? '今天，' : ''}${date}${chosen ? '，已选择' : ''}`,
    previousMonth: '上个月',
    nextMonth: '下个月',
  },
  dateRangePicker: {
    start: '开始日期',
    end: '结束日期',
    separator: '至',
    label: '选择起止日期',
    lastDays: (days: number) => `近${days}天`,
    reversed: '结束日期早于开始日期。请修改其中一个。',
  },
  qrCode: {
    copy: '复制内容',
    copied: '已复制。',
    copyFailed: '浏览器不允许复制。请选中文字后手动复制。',
    empty: '暂无二维码内容。请稍后再试。',
    tooLong: '内容过长，无法生成二维码。请复制下方文字使用。',
  },
  virtualList: { empty: '暂无数据' },
  leaveGuard: { message: '您填写的内容还没有提交。' },
};

/** The keys of `baseZh`; every language must fill all of them. */
export type BaseLocale = typeof baseZh;
