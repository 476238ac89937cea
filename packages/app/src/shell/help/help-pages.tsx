import type { HelpPage } from '@ca-portal/ui/help-panel';
import { Link } from '@ca-portal/ui/link';

/** Help of the five pages of spec 2.6; the texts contain the rules of spec 4 and 5. */
export const helpPages: readonly HelpPage[] = [
  {
    route: 'company',
    topics: [
      {
        key: 'license',
        title: '内容要和营业执照一致',
        text: '填写的单位信息会与营业执照比对。不一致时审核不能通过。',
      },
      {
        key: 'files',
        title: '需要的附件',
        text: '营业执照副本（加盖公章）、法定代表人授权委托书、电子印章采集表。印章不能盖住文字。',
      },
      {
        key: 'after',
        title: '提交后不能修改',
        text: '每一步会自动保存。提交并审核通过后，企业信息不能再编辑。',
      },
    ],
  },
  {
    route: 'personal',
    topics: [
      { key: 'fields', title: '必填的内容', text: '姓名、身份证号和电子邮箱必须填写。请与身份证一致。' },
      {
        key: 'files',
        title: '需要的附件',
        text: '身份证人像面和国徽面、手持身份证照、手持个人签名照、印章样表。印章不能盖住文字。',
      },
    ],
  },
  {
    route: 'personnel',
    topics: [
      { key: 'invite', title: '邀请员工', text: '企业管理员可以邀请员工、分配身份，并审核加入申请。' },
      { key: 'leave', title: '员工离开企业', text: '解除绑定后，员工不再代表本企业办理业务。' },
    ],
  },
  {
    route: 'caManage',
    topics: [
      { key: 'renewal', title: '什么时候可以延期', text: '证书到期前 {renewalDays} 天起可以办理延期续费。' },
      { key: 'platform', title: '平台要一致', text: '选择的平台必须与盖章的纸质申请表上的平台一致。' },
      {
        key: 'check',
        title: '锁插上没反应',
        text: (
          <>
            先做一次
            <Link underline href="/core/caManage/check">
              环境检测
            </Link>
            ：多数是驱动或浏览器授权的问题，不用补办。
          </>
        ),
      },
      { key: 'cancel', title: '注销不能恢复', text: '注销审核通过后，证书永久失效。请确认后再提交。' },
    ],
  },
  {
    route: 'invoice',
    topics: [
      { key: 'ask', title: '申请发票', text: '付款完成的订单可以申请发票。抬头和税号请与营业执照一致。' },
    ],
  },
];
