/** Required attachments, with their hints and the reasons for a rejection. */
interface AttachmentRule {
  readonly label: string;
  readonly hint: string;
  readonly reasons: Readonly<Record<string, string>>;
}

const table = {
  businessLicense: {
    label: '营业执照副本（加盖公章）',
    hint: '原件彩色扫描或拍照，复印件须加盖红色公章',
    reasons: { L1: '不是最新执照', L2: '名称不一致', L3: '不清晰或缺边', L4: '未盖章', L5: '水印遮挡' },
  },
  authorizationLetter: {
    label: '法定代表人授权委托书',
    hint: '下载系统模板，法定代表人签字并盖章',
    reasons: { A1: '模板不符', A2: '缺签字', A3: '缺公章', A4: '授权人信息不一致' },
  },
  sealForm: {
    label: '电子印章采集表',
    hint: '印章盖在方框内，不得压字；扫描 300dpi 以上，不要手机拍照',
    reasons: { S1: '压字', S2: '不清晰', S3: '超出方框', S4: '颜色过浅' },
  },
  idFront: {
    label: '身份证人像面',
    hint: '四角完整、无反光',
    reasons: { I1: '模糊', I2: '过期', I3: '正反面颠倒', I4: '与填写不一致' },
  },
  idBack: {
    label: '身份证国徽面',
    hint: '四角完整、无反光',
    reasons: { I1: '模糊', I2: '过期', I3: '正反面颠倒', I4: '与填写不一致' },
  },
  idInHand: {
    label: '手持身份证照',
    hint: '五官与证件文字均清晰',
    reasons: { H1: '遮挡', H2: '看不清证件' },
  },
  signatureInHand: {
    label: '手持个人签名照',
    hint: '黑色签字笔，白纸，居中',
    reasons: { G1: '笔迹过细', G2: '背景杂乱' },
  },
  sealSample: {
    label: '印章样表',
    hint: '印章不得压字',
    reasons: { S1: '压字', S2: '不清晰', S3: '超出方框', S4: '颜色过浅' },
  },
  applicationForm: {
    label: '申请表（盖章）',
    hint: '所选平台须与页面一致',
    reasons: { F1: '平台不一致', F2: '未盖章', F3: '版本过旧' },
  },
  explanation: {
    label: '补办/注销说明（盖章）',
    hint: '写明原因并加盖公章',
    reasons: { E1: '无原因', E2: '未盖章' },
  },
  changeNotice: {
    label: '变更登记通知书',
    hint: '登记机关出具的变更通知',
    reasons: { N1: '内容不一致', N2: '不清晰' },
  },
  sealFiling: {
    label: '新公章备案回执',
    hint: '公安机关出具的印章备案回执或备案证明',
    reasons: { N1: '内容不一致', N2: '不清晰' },
  },
  damagePhoto: { label: '损坏CA锁照片', hint: '能看清锁体编号', reasons: { P1: '看不清' } },
  registrationCertificate: {
    label: '注册证书',
    hint: '注册造价工程师证书，聘用单位与当前企业一致',
    reasons: { R1: '已过期', R2: '聘用单位不一致' },
  },
  transferSlip: {
    label: '汇款凭证',
    hint: '能看清金额、日期和附言',
    reasons: { T1: '金额不一致', T2: '看不清' },
  },
} as const satisfies Record<string, AttachmentRule>;

/** The kinds of files that belong to a record or an order. */
export type AttachmentKind = keyof typeof table;
/** All kinds of attachments, for a schema. */
export const attachmentKinds = Object.keys(table) as [AttachmentKind, ...AttachmentKind[]];
/** Name of an attachment kind, and its accepted files. */
export const attachmentRule = (kind: AttachmentKind): AttachmentRule => table[kind];

/** Required for a company and for a person. */
export const companyAttachments = ['businessLicense', 'authorizationLetter', 'sealForm'] as const;
/** The attachments of a person's record. */
export const personalAttachments = [
  'idFront',
  'idBack',
  'idInHand',
  'signatureInHand',
  'sealSample',
] as const;

/** Media types and maximum size of attachments. */
export const attachmentTypes = ['image/jpeg', 'image/png', 'application/pdf', 'application/ofd'] as const;
/** Maximum size of an attachment, 10 MB. */
export const attachmentMaxBytes = 10 * 1024 * 1024;
