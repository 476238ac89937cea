import type { OrderType } from '@ca-portal/api/domain';

/**
 * Businesses that can be started at once, with the words that people search for. Titles are the order types'
 * labels.
 */
export const businesses: readonly {
  readonly type: OrderType;
  readonly names: string;
  readonly text: string;
}[] = [
  {
    type: '0101',
    names: '新办，申请，第一次办理，企业主锁，个人锁',
    text: '首次办理实体CA锁，支付后由工作人员审核',
  },
  {
    type: '0103',
    names: '延期，续费，续期，证书快到期',
    text: '证书快到期时办理，新有效期从原到期日接着算',
  },
  {
    type: '0102',
    names: '补办，换锁，更换，遗失，损坏，锁死',
    text: '锁丢失、损坏或密码锁死时办理，到期日不变',
  },
  {
    type: '0105',
    names: '企业变更，改名，法定代表人，公章，印章',
    text: '名称、法定代表人或印章有变化时由企业管理员办理',
  },
  { type: '0104', names: '增加平台，开通平台，互联互通', text: '一把锁用在更多交易平台，在线写入' },
  { type: '0106', names: '更换服务商，换CA公司', text: '原服务商证书作废，由新的服务商签发' },
  { type: '0108', names: '注销，作废，不用了', text: '审核通过后永久注销，不可恢复，不收费' },
  { type: '0110', names: '造价师，执业印章，签章变更', text: '只更换锁里的印章图案，证书不变' },
  { type: '0301', names: '手机证书，移动证书，扫码', text: '装在本人手机里，扫码登录和签章' },
  { type: '0501', names: 'PC证书，软证书，电脑', text: '装在一台固定电脑里，审核通过后下载' },
  { type: '0101,0301', names: '套餐，锁和手机一起办', text: '一个订单、一次审核，开标用锁，日常用手机' },
];
