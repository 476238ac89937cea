import { formatBeijing } from '@ca-portal/api/domain';
import { Paper } from './paper.js';

export interface Cancellation {
  readonly orderNo: string;
  readonly holderName: string;
  readonly companyName: string;
  readonly providerName: string;
  readonly serialNumber: string;
  readonly encryptSerialNumber: string;
  readonly notBefore: Date;
  readonly notAfter: Date;
  readonly revokedAt: Date;
  readonly grounds: string;
}

/** 数字证书注销确认书: which certificate ended, when and why, as proof for its holder. */
export const cancellationPaper = (
  facts: Cancellation,
  { at, portal }: { at: Date; portal: string },
): Promise<Uint8Array> =>
  new Paper({
    title: '数字证书注销确认书',
    at,
    footer: `${portal}　生成日期 ${formatBeijing(at).slice(0, 10)}`,
  })
    .barcode(facts.orderNo)
    .title('数字证书注销确认书')
    .paragraph(
      `根据申请人的申请，下列数字证书已于 ${formatBeijing(facts.revokedAt)} 注销，列入证书吊销列表，不可恢复。`,
      { indent: 22 },
    )
    .heading('一、证书信息')
    .cells([
      { label: '持有人', value: facts.holderName, wide: true },
      { label: '所属单位', value: facts.companyName || '无', wide: true },
      { label: '服务商', value: facts.providerName, wide: true },
      { label: '签名证书序列号', value: facts.serialNumber, wide: true },
      { label: '加密证书序列号', value: facts.encryptSerialNumber, wide: true },
      { label: '生效时间', value: formatBeijing(facts.notBefore) },
      { label: '原到期时间', value: formatBeijing(facts.notAfter) },
    ])
    .heading('二、注销信息')
    .cells([
      { label: '业务订单', value: facts.orderNo },
      { label: '注销时间', value: formatBeijing(facts.revokedAt) },
      { label: '注销原因', value: facts.grounds || '持有人申请注销', wide: true },
    ])
    .heading('三、说明')
    .paragraph('1. 注销后该证书不能再用于登录、签名和加密；注销前已完成的电子签名不受影响。', { size: 10 })
    .paragraph('2. 用该证书加密的文件，须用原CA锁解密。请妥善保管原CA锁，直至不再需要这些文件。', {
      size: 10,
    })
    .paragraph('3. 本确认书由系统按注销记录生成，可凭业务订单编号向客服核实。', { size: 10 })
    .pdf();
