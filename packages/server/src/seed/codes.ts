import { roleLabels } from '@ca-portal/api/domain';

/** Code lists by type: number and content, in display order (dossier 0.3). */
type CodeLists = Readonly<Record<number, readonly (readonly [string, string])[]>>;

/** Lists of the platform itself: the same everywhere, so every installation has them. */
export const builtInCodes: CodeLists = {
  5: [
    ['T01', '企业证书'],
    ['T02', '个人证书'],
    ['T03', '手机证书'],
    ['T04', 'PC证书'],
  ],
  6: [
    ['L01', '主锁'],
    ['L02', '个人锁'],
    ['L04', '手机证书'],
  ],
  14: [['PL1', 'PC锁']],
  8: Object.entries(roleLabels).filter(([id]) => Number(id) > 0 && Number(id) < 100),
};

/** Lists of a province: platforms, providers, vendors. */
export const demoCodes: CodeLists = {
  1: [
    ['P01', '省级工程建设交易平台'],
    ['P02', '市级政府采购平台'],
    ['P03', '企业采购平台'],
    ['P04', '远程评标系统'],
  ],
  10: [['LP01', '{app}平台']],
  2: [
    ['F01', '北辰 CA'],
    ['F02', '云杉 CA'],
    ['F03', '青禾 CA'],
  ],
  3: [
    ['M01', '示例介质厂商甲'],
    ['M02', '示例介质厂商乙'],
  ],
  4: [
    ['S01', '示例签章厂商甲'],
    ['S02', '示例签章厂商乙'],
  ],
};

export const codeRows = (lists: CodeLists, createdAt: Date) =>
  Object.entries(lists).flatMap(([type, items]) =>
    items.map(([codeNumber, codeContent]) => ({ type: Number(type), codeNumber, codeContent, createdAt })),
  );
