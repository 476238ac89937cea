import { errorCodes, type ErrorKey } from './error-codes.js';

/** The sentence for the user of each refusal: what happened, why, what next. Server, mocks and stories read them here. */
const sentences: Readonly<Record<ErrorKey, string>> = {
  badRequest: '提交的内容有误，请检查后重试',
  unauthorized: '登录已过期，请重新登录',
  forbidden: '您没有权限进行此操作',
  notFound: '您要找的内容不存在或已下线',
  tooManyRequests: '操作过于频繁，请稍后再试',
  serverBusy: '服务繁忙，请稍后再试（错误编号 {reference}）',

  captchaWrong: '图形验证码不正确或已过期，已换一张，请输入算式的得数',
  credentialsWrong: '用户名或密码不正确，还可尝试 {left} 次',
  accountLocked: '密码连续输错 5 次，账号已锁定，请 {minutes} 分钟后再试，或改用短信、CA锁登录',
  smsCodeWrong: '短信验证码不正确，请核对后重新输入',
  smsCodeExpired: '短信验证码已过期，请重新获取',
  smsTooSoon: '验证码已发送，请 {seconds} 秒后再重新获取',
  usernameTaken: '该用户名已被使用，请更换',
  phoneTaken: '该手机号已注册，可直接登录',
  phoneUnknown: '该手机号尚未注册，请先注册',
  companyHasAdministrator: '该企业已有管理员，请联系管理员邀请您加入',
  samePassword: '新密码不能与旧密码相同，请更换',
  oldPasswordWrong: '旧密码不正确，请核对后重新输入',
  roleNotOwned: '您没有该身份，请刷新后重新选择',
  applicationOpen: '您已提交过相同的申请，请等待审核',
  alreadyEmployed: '您已加入其他企业，请先解除绑定后再申请',
  invitationInvalid: '该邀请已失效，请联系企业管理员重新邀请',
  companyUnknown: '该企业尚未注册，您可以创建企业并成为管理员',
  accountInUse: '账号下还有有效证书或未办结的订单，请处理后再注销账号',

  challengeExpired: '登录验证已超时，请重新点击登录',
  certificateUntrusted: '该证书不是本平台认可的机构签发，请更换CA锁',
  certificateExpired: '证书已过期，请用账号登录后办理延期续费',
  certificateNotYetValid: '证书尚未生效，请检查电脑时间或稍后再试',
  certificateRevoked: '证书已注销，不能用于登录，请更换CA锁',
  signatureWrong: '验证失败，请重新登录',
  certificateUnbound: '该证书尚未绑定账号，请先用账号登录后绑定',
  ticketInvalid: '登录凭证无效或已使用，请返回原系统重新进入',
  paymentTokenInvalid: '支付凭证已失效，请返回原系统重新发起',

  passwordMustChange: '您正在使用一次性密码，请先设置新密码再继续',
  handoverUnknown: '没有配置该系统的入口，请联系客服',
  applicationDecided: '该申请当前为“{state}”，不能再处理，请刷新后查看',
  notStaff: '该人员不是本企业的员工，请刷新员工列表后重试',
  identityFixed: '姓名和身份证号已核验，不能直接修改，请办理“企业变更”或联系客服',
  idNumberTaken: '该身份证号已绑定其他账号，请用原账号登录，或联系客服核实',
  recordWaiting: '资料正在审核，审核完成后才能修改，请耐心等待',
  holderMismatch: '填写的信息与登记的不一致，请核对后重新提交',
  lockBoundElsewhere: '该CA锁已绑定其他账号，请用原账号登录，或联系客服解除',
  companyMismatch: '企业名称与统一社会信用代码不一致，请与营业执照核对',
  loginLinkInvalid: '登录链接无效或已使用，请重新获取链接',
  recordNotWaiting: '该资料当前不在待审核状态，请刷新后查看',
  roleChosen: '您已有身份，无需再次选择，请在切换身份中查看',
  leaveFirst: '您是企业管理员，请先转移管理员再进行此操作',
  differencesOpen: '填写的信息与营业执照不一致：{items}。请核对修改，或确认无误后再提交',

  providerUnavailable: '所选服务商暂不办理该产品，请更换服务商',
  productUnavailable: '该产品暂不办理，请选择其他产品',
  platformNotSupported: '所选服务商不支持：{platforms}。请更换服务商或取消这些平台',
  priceChanged: '价格已更新为 ¥{price}，请核对后重新提交。您填写的内容都还在',
  lockAlreadyHeld: '本单位已有有效的或正在办理的主锁，不能重复办理',
  orderNotPayable: '订单已失效：该订单当前为“{state}”，不能支付',
  orderStateConflict: '订单当前为“{state}”，不能进行此操作，请刷新后查看',
  companyNotReady: '企业信息还没有审核通过，请先完善企业信息',
  duplicateRequest: '该请求已经处理过，但内容不同，请刷新页面后重新提交',
  priceMissing: '该业务价格未配置，请联系客服',
  roleNotAllowed: '当前身份不能办理该业务，请切换身份后再试',
  renewalTooEarly: '到期前 80 天起可以办理延期，该证书最早 {from} 可以办理',
  renewalTooLate: '证书过期已超过一年，请新办证书',
  changeRunning: '该证书有正在办理的业务（订单 {orderNo}），请办结后再试',
  riskNotAccepted: '有尚未开标的投标文件，请先确认已了解风险',
  serialTailWrong: '证书序列号后四位不正确，请核对后重新输入',
  pricingTypeWrong: '计价类型不正确，请联系客服',
  attachmentsMissing: '还缺少附件：{names}。请上传后再提交',

  couponSoldOut: '该优惠券已领完，请看看其他优惠券',
  couponClaimed: '您已领取过该优惠券，可在我的优惠券中查看',
  couponNotStarted: '该优惠券 {from} 开始领取，请到时再来',
  couponUnusable: '所选优惠券不能用于该订单，请重新选择',
  balanceShort: '余额不足，还差 ¥{missing}，请充值或改用其他方式支付',
  balanceLimit: '预存账户最多存入 ¥{limit}，请减少充值金额或改用对公转账',
  spendingNotAllowed: '您没有使用企业余额的权限，请联系企业管理员',
  refundNotAllowed: '订单当前为“{state}”，不能申请退款，请联系客服',
  invoiceNotAllowed: '订单 {orderNo} 不能开票，请取消勾选后重新申请',
  invoiceTitleIncomplete: '发票抬头缺少：{fields}。请补全后重新申请',
  enrolmentClosed: '该课程报名已截止，请看看其他课程',

  fileMissing: '没有收到文件，请重新选择文件后上传',
  fileTooLarge: '文件超过 {megabytes} MB，请压缩后重新上传',
  fileTypeRefused: '不支持这种文件，请上传 JPG、PNG、PDF 或 OFD 文件',
  fileInfected: '文件没有通过安全检查，没有保存。请在杀毒后重新上传',

  reviewedByOther: '该订单已由{reviewer}于 {time} 处理为“{state}”，无需重复操作',
  reviewOutdated: '该订单刚刚有更新，请刷新后再审核',

  issueNotAllowed: '订单当前为“{state}”，还不能写入证书',
  proofWrong: '锁内密钥校验未通过，证书没有签发。请重新检测CA锁后再试',
  issueExpired: '本次写入已失效，请重新开始。证书没有丢失',
  deviceMismatch: '当前CA锁与本次写入的锁不是同一把，请插入原来的锁',
  pickupCodeWrong: '取件码不正确，请与领取人核对后重新输入',
  notPlayable: '该课时还不能观看，请先学完前面的课时',

  recordOutdated: '资料刚刚在另一个窗口更新过，请刷新后再修改',
  recordFrozen: '资料提交后不可修改，如需修改请办理“企业变更”',
  recordIncomplete: '还缺少：{items}。请补全后再提交',
  transferBlocked: '暂时不能转移管理员：{reason}。请处理后再试',
  staffBusy: '该员工有正在办理的订单，请办结后再解绑',
  ownText: '不能审核自己编写的内容，请由另一位同事审核',
  builtIn: '系统内置的内容不能修改或删除',
  nameTaken: '名称“{name}”已存在，请更换',

  stillInUse: '该内容正在使用，不能删除',
};

export type ErrorParams = Readonly<Record<string, string | number>>;

export const errorKeys = /* @__PURE__ */ Object.keys(errorCodes) as ErrorKey[];

/** The sentence for the user. A parameter that is missing stays visible as `{name}`: tests look for it. */
export function errorSentence(key: ErrorKey, params: ErrorParams = {}): string {
  return sentences[key].replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));
}
