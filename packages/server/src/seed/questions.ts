import { invitationDays } from '@ca-portal/api/domain';
import { refundArrival } from '../services/money/index.js';
/**
 * The question bank of the chat. `similar` has other phrasings; `common` questions are in the left column.
 */
export interface QuestionSource {
  readonly key: string;
  readonly title: string;
  readonly answer: string;
  readonly similar?: readonly string[];
  readonly common?: true;
}

export const demoQuestions: readonly QuestionSource[] = [
  {
    key: 'apply-lock',
    common: true,
    title: '如何新办CA锁？',
    answer:
      '企业管理员登录后，在“业务办理”中选择“新办实体CA锁”，选择服务商、平台和年限，上传盖章材料并支付。支付后 {reviewTime}内完成审核。',
    similar: ['第一次办锁需要什么', '申请新的锁', '办理企业主锁的流程'],
  },
  {
    key: 'no-reaction',
    common: true,
    title: '锁插上没反应怎么办？',
    answer:
      '请先看指示灯：不亮换一个 USB 接口；亮但读不到，请安装驱动并重启电脑，再在“环境检测”里查看哪一项没有通过。',
    similar: ['检测不到CA锁', '电脑读不到锁', '未检测到证书', '锁不亮'],
  },
  {
    key: 'review-time',
    common: true,
    title: '审核需要多久？',
    answer: '付款后 {reviewTime}内完成审核，结果会发短信和站内消息。进度可以在“我的订单”里随时查看。',
    similar: ['多长时间审核完', '什么时候能审好', '审核进度在哪看'],
  },
  {
    key: 'invoice',
    common: true,
    title: '怎么开发票？',
    answer:
      '在“发票管理”中勾选可开票的订单，填写抬头后申请，一般 1 个工作日内开具，可以下载 PDF、OFD 或 XML。',
    similar: ['申请电子发票', '开票流程', '发票在哪里下载'],
  },
  {
    key: 'renew',
    common: true,
    title: '证书快到期怎么延期？',
    answer:
      '到期前 {renewalDays} 天起，在“CA管理”中选择“延期续费”，支付后插锁在线写入。新有效期从原到期日接着算。',
    similar: ['续期', '续费怎么办', '证书有效期快到了', '延长使用时间'],
  },
  {
    key: 'forgot-pin',
    common: true,
    title: '忘记锁密码怎么办？',
    answer:
      '平台不保存证书密码。在“CA管理”里选择“解锁CA锁”，解锁码由短信发到预留手机，输入后设置新密码。收不到的，请拨打服务热线核实身份。',
    similar: ['证书密码忘了', 'PIN码不记得', '重置锁的密码'],
  },
  {
    key: 'change-admin',
    common: true,
    title: '如何更换企业管理员？',
    answer:
      '管理员在“员工管理”中选择“转移管理员”，接收人须已实名。管理员联系不上的，请带盖章说明和营业执照到服务网点办理。',
    similar: ['管理员离职了怎么办', '转移管理员权限', '换管理员'],
  },
  {
    key: 'mobile-download',
    common: true,
    title: '手机证书怎么下载？',
    answer: '审核通过后，用持有人本人的手机扫描订单里的二维码，在手机上设好密码就装好了，不用另装 App。',
    similar: ['移动证书安装', '手机上怎么装证书', '扫码下载'],
  },
  {
    key: 'refund',
    common: true,
    title: '如何退款？',
    answer: `在订单详情中申请退款：待审核和审核不通过的全额退回，审核通过的扣除介质费和签章制作费，开始制证后不能退款。款项原路退回，支付宝 ${refundArrival.alipay}，对公转账 ${refundArrival.transfer}。`,
    similar: ['不想办了能退钱吗', '钱可以退吗', '取消订单退费', '退款多久到账'],
  },
  {
    key: 'rename',
    common: true,
    title: '变更公司名称怎么办？',
    answer:
      '由企业管理员办理“企业变更”，上传新营业执照、变更通知书、新的印章采集表和授权书。改名会同步变更本单位全部证书。',
    similar: ['企业改名', '营业执照名称变了', '公司更名'],
  },
  {
    key: 'unlock',
    title: '锁被锁死了怎么解锁？',
    answer:
      '连续输错 10 次会锁死，证书没有丢失。在“CA管理”里选择“解锁CA锁”，解锁码由短信发到预留手机；收不到的，请拨打服务热线，或带身份证和锁到网点解锁。',
    similar: ['密码输错太多次锁住了', '密码已锁定', '解锁要多少钱'],
  },
  {
    key: 'change-pin',
    title: '怎么修改锁的密码？',
    answer: '插锁后在“CA管理”选择“修改CA锁密码”，先输入原密码，再输入两遍新密码。密码为 6-16 位。',
    similar: ['改PIN码', '初始密码怎么改'],
  },
  {
    key: 'replace',
    title: '锁丢了怎么补办？',
    answer: '在“CA管理”选择“CA补办（更换）”，填写原因并上传盖章的情况说明。补办后旧证书作废，到期日不变。',
    similar: ['锁遗失', '锁坏了换一把', '锁被偷', 'U盾丢失挂失'],
  },
  {
    key: 'cancel-cert',
    title: '证书怎么注销？',
    answer: '在“CA管理”选择“注销”，填写原因、上传盖章声明，并输入序列号后四位确认。注销不收费，不可恢复。',
    similar: ['不用的锁怎么销掉', '作废证书'],
  },
  {
    key: 'add-platform',
    title: '怎么增加交易平台？',
    answer: '在“CA管理”选择“增加平台”，上传列明平台的盖章申请表，审核通过后插锁在线写入。',
    similar: ['一把锁用在别的平台', '开通新的平台', '锁在另一个系统不能用'],
  },
  {
    key: 'change-provider',
    title: '怎么更换服务商？',
    answer: '选择“服务商变更”，新的服务商须支持您在用的全部平台。更换后原证书作废。',
    similar: ['换一家CA公司', '北辰换成云杉'],
  },
  {
    key: 'legal-person',
    title: '法定代表人变更怎么办？',
    answer: '由企业管理员办理“企业变更”，变更项选择法定代表人。只涉及主锁，法人章会重新制作。',
    similar: ['换法人', '法人章更换'],
  },
  {
    key: 'seal-change',
    title: '公章换了怎么更新电子印章？',
    answer: '由企业管理员办理“企业变更”，变更项选择印章，上传新的印章采集表。只涉及主锁。',
    similar: ['更换电子印章', '印章图案更新'],
  },
  {
    key: 'engineer-seal',
    title: '造价师执业印章怎么更换？',
    answer: '造价师本人办理“造价师锁签章变更”，上传新印模和注册证书，费用 {sealChangeFee}，证书不变。',
    similar: ['造价师锁换章', '执业专用章过期'],
  },
  {
    key: 'personal-lock',
    title: '个人锁怎么办理？',
    answer: '先加入企业并把个人信息补全到 100%，再选择“个人锁”下单，也可以由企业管理员批量办理。',
    similar: ['项目负责人办锁', '业务锁申请'],
  },
  {
    key: 'pc-cert',
    title: 'PC证书怎么安装？',
    answer: '审核通过后，在做过环境检测的那台电脑上下载安装。证书与电脑绑定，换电脑请联系客服核实。',
    similar: ['软证书下载', '换电脑后PC证书不能用'],
  },
  {
    key: 'new-phone',
    title: '换手机了手机证书怎么办？',
    answer: '证书只能在安装它的那部手机上使用。换手机或手机丢失的，请办理补办。',
    similar: ['手机丢了证书', 'App卸载了证书没了'],
  },
  {
    key: 'driver',
    title: '驱动在哪里下载？',
    answer: '在“下载中心—驱动程序”中选择与您的服务商和系统一致的驱动，安装后重启电脑。',
    similar: ['下载CA锁驱动', '安装驱动程序', '证书助手'],
  },
  {
    key: 'browser',
    title: '用什么浏览器？',
    answer: '请使用谷歌（Chrome）或火狐（Firefox）浏览器。国产浏览器请切换到极速模式，不能使用 IE。',
    similar: ['浏览器不支持', 'IE能用吗', '360浏览器'],
  },
  {
    key: 'permission',
    title: '浏览器不允许访问本机程序怎么办？',
    answer: '点击地址栏左侧的图标，把“本地网络访问”改为“允许”，刷新页面后重新检测。',
    similar: ['本地网络访问权限', '点了阻止怎么恢复', '浏览器拦截了锁'],
  },
  {
    key: 'rejected',
    title: '审核不通过怎么办？',
    answer: '在订单里按提示逐项修改后重新提交，不用再付款。',
    similar: ['材料被退回', '驳回了怎么改', '审核没过'],
  },
  {
    key: 'pay-timeout',
    title: '订单超时关闭了怎么办？',
    answer: '提交后 {paymentTime}内未支付，订单会自动关闭。点击“重新下单”，原来填写的内容会带过去。',
    similar: ['没付款订单没了', '订单已失效'],
  },
  {
    key: 'paid-not-updated',
    title: '付了款订单还显示待支付？',
    answer:
      '订单会自动更新，不要重复付款。支付结果页没有等到结果时，点“我已支付，再查一次”。10 分钟后仍未更新的，请联系客服。',
    similar: ['钱扣了没到账', '支付成功但是没反应', '重复扣款'],
  },
  {
    key: 'transfer',
    title: '对公转账怎么付款？',
    answer: '收银台选择“对公转账”，转账附言写识别码，转账后上传汇款凭证，财务 1 个工作日内确认。',
    similar: ['公司账户打款', '银行转账付款', '汇款凭证'],
  },
  {
    key: 'balance',
    title: '预存账户怎么充值？',
    answer: '在“我的余额”中选择“充值”，可以用支付宝或对公转账。余额不过期，可以申请退回。',
    similar: ['余额充值', '预存卡', '钱包里的钱怎么用'],
  },
  {
    key: 'coupon',
    title: '优惠券怎么领取和使用？',
    answer:
      '在“领券中心”领取。提交订单时自动选用最优惠的一张，可以更换或不用，付款前还能在收银台更换。每个订单最多用一张，注销业务不能使用。',
    similar: ['优惠券用不了', '有没有优惠'],
  },
  {
    key: 'price',
    title: '办一把锁多少钱？',
    answer: '费用由证书服务费、介质费、签章制作费等组成，在产品详情里选好规格就能看到逐项价格。',
    similar: ['价格', '收费标准', '费用是多少'],
  },
  {
    key: 'special-invoice',
    title: '能开专用发票吗？',
    answer: '企业可以开具增值税专用发票，请在发票抬头里补全税号、地址电话、开户行和账号。',
    similar: ['专票', '增值税发票抬头'],
  },
  {
    key: 'invoice-missing',
    title: '没收到发票邮件怎么办？',
    answer: '在“发票管理—开票记录”里可以直接下载，也可以改正邮箱后重发邮件。',
    similar: ['发票没收到', '发票邮箱填错了'],
  },
  {
    key: 'pickup',
    title: '怎么领取CA锁？',
    answer:
      '订单变成“待领取”后，凭取件码和身份证到所选网点领取，工作日 08:30–11:30、13:00–17:00。他人代领需要授权书。',
    similar: ['去哪里拿锁', '取件码', '可以代领吗'],
  },
  {
    key: 'courier',
    title: '锁可以邮寄吗？',
    answer:
      '可以。下单时领取方式选择邮寄，寄出时会发短信和站内消息告知快递单号。密码不在包裹里：收到后在“CA管理”里选择“解锁CA锁”，用短信收到的解锁码设置自己的密码。',
    similar: ['快递单号查询', '寄到外地'],
  },
  {
    key: 'service-point',
    title: '服务网点在哪里？',
    answer: '全省 14 个城市都有服务网点，地址和电话见“关于我们—服务网点”。工作日 08:30–11:30、13:00–17:00。',
    similar: ['网点地址', '几点上班', '线下办理地点', '到现场办理'],
  },
  {
    key: 'forgot-password',
    title: '登录密码忘了怎么办？',
    answer: '在登录页选择“忘记密码”，输入图形验证码和短信验证码后设置新密码，也可以直接用短信登录。',
    similar: ['账号密码找回', '登录不上'],
  },
  {
    key: 'account-locked',
    title: '账号被锁定了怎么办？',
    answer: '登录密码连续输错 5 次会锁定 15 分钟，到时自动解锁。期间可以用短信登录。',
    similar: ['提示账号锁定', '登录失败次数过多'],
  },
  {
    key: 'sms-missing',
    title: '收不到验证码怎么办？',
    answer: '请检查手机信号和短信拦截，{smsResendTime}后再点“重新发送”。仍收不到的，请联系客服。',
    similar: ['短信没来', '验证码一直不到'],
  },
  {
    key: 'change-phone',
    title: '怎么更换登录手机号？',
    answer:
      '在“账号设置”中选择“更换手机号”。原号码停用的，员工请找企业管理员在“员工管理”中修改，其他人在登录页“忘记密码”里提交更换申请，由工作人员核对。',
    similar: ['手机号换了', '原来的号码不用了'],
  },
  {
    key: 'bind-lock',
    title: '锁登录提示未绑定账号？',
    answer: '请先用手机号登录，在个人中心选择“绑定CA锁”，插锁确认后就可以用锁登录。',
    similar: ['CA锁怎么登录', '该证书尚未绑定账号'],
  },
  {
    key: 'join-company',
    title: '怎么加入企业？',
    answer: '在个人中心选择“加入企业”，输入企业全称或信用代码，提交后等待管理员同意。',
    similar: ['绑定单位', '申请成为员工'],
  },
  {
    key: 'invite',
    title: '怎么添加员工？',
    answer: `企业管理员在“员工管理”中选择“邀请员工”，可以按手机号、二维码或名单邀请，${invitationDays} 天内有效。`,
    similar: ['邀请同事', '增加操作员', '新员工加入企业', '批量导入人员'],
  },
  {
    key: 'unbind',
    title: '员工离职怎么解绑？',
    answer: '企业管理员在“员工管理”中选择“解绑企业”。该员工有正在办理的订单时须先办结。',
    similar: ['删除员工', '人员离开公司'],
  },
  {
    key: 'decrypt',
    title: '延期后投标文件解不开怎么办？',
    answer:
      '重新签发的证书不能解密用原证书加密的文件。开标前请用新证书重新加密上传；已截止的请立即联系招标代理。',
    similar: ['开标解密失败', '投标文件无法解密'],
  },
  {
    key: 'expired',
    title: '证书过期了还能延期吗？',
    answer: '过期一年以内可以延期，新有效期从办理之日起算；超过一年请新办证书。',
    similar: ['过期的锁', '到期没续'],
  },
  {
    key: 'seal-form',
    title: '印章采集表怎么盖章？',
    answer: '用红色印泥在方框正中盖一次，印迹清晰完整，不要压住文字和边框，300 dpi 扫描或手机平拍上传。',
    similar: ['印章压字', '采集表要求'],
  },
  {
    key: 'template',
    title: '申请表模板在哪里下载？',
    answer: '下单时点“下载模板”会生成带条码的申请表，空白模板在“下载中心—申请表模板”。',
    similar: ['下载申请表', '授权委托书模板', '情况说明范本'],
  },
  {
    key: 'write-failed',
    title: '写入证书中断了怎么办？',
    answer: '证书不会丢失。保持锁插在电脑上，在订单里点“写入证书”，再点“继续写入”即可。',
    similar: ['写锁失败', '下载证书到锁里出错', '制证异常'],
  },
];
