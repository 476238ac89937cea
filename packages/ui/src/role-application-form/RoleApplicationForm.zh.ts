export const zhRoleApplicationForm = {
  companyName: '企业名称',
  companyNameHint: '与营业执照一致。',
  companyNameRequired: '请输入企业名称',
  code: '统一社会信用代码',
  codeHint: '18 位，营业执照右上角。',
  codeRequired: '请输入统一社会信用代码',
  role: '角色',
  roleRequired: '请选择角色',
  /** By the numbers of the application form, which differ from those of the account roles. */
  roles: { '1': '管理员', '2': '法人（法定代表人）', '3': '代理人' } as Readonly<Record<string, string>>,
  submit: '提交申请',
  submitting: '提交中',
  cancel: '取消',
  failed: '没有提交成功，可能是网络不稳定。您填写的内容还在，请再试一次。',
  done: '申请已提交，等待企业管理员审核',
  doneNext: '审核结果会以短信和站内消息通知您，现在不用做什么。',
  again: '再申请一个',
};
