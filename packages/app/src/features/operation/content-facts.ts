import { courseHours, type ContentKind } from '@ca-portal/api/domain';
import { field, type FieldDescription, type Option } from '../../engines/resource/index.js';

/** Fields that only one kind of content has, named as the public page requests them. */
export interface Fact {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  /** Several values, one per line. */
  readonly many?: boolean;
  readonly options?: readonly Option[];
}
const choice = (labels: Readonly<Record<string, string>>): readonly Option[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

export const contentFacts: Readonly<Partial<Record<ContentKind, readonly Fact[]>>> = {
  notice: [{ name: 'whereFrom', label: '来源', hint: '不填为发布人。' }],
  article: [
    { name: 'conclusion', label: '结论', hint: '一句话回答，显示在正文前。' },
    { name: 'videoUrl', label: '视频地址' },
    { name: 'videoSeconds', label: '视频时长（秒）' },
  ],
  download: [
    { name: 'provider', label: '服务商' },
    { name: 'version', label: '版本', hint: '例如 3.2.1。' },
    { name: 'fileSize', label: '文件大小（MB）', hint: '填写了链接时必填，例如 26.5。' },
    { name: 'checksum', label: 'SHA-256', hint: '填写了链接时必填，访客用它核对文件。' },
    {
      name: 'system',
      label: '适用系统',
      options: choice({
        any: '不限',
        windows: 'Windows',
        macos: 'macOS',
        linux: 'Linux',
        kylin: '麒麟',
        uos: '统信 UOS',
        android: 'Android',
        ios: 'iOS',
      }),
    },
    { name: 'whereFrom', label: '来源', hint: '不填为发布人。' },
    {
      name: 'openMode',
      label: '打开方式',
      options: choice({ tab: '新窗口', inside: '页面内' }),
    },
    {
      name: 'change',
      label: '更新记录',
      many: true,
      hint: '每行一条：版本|日期|内容，例如 3.2.1|2026-11-20|修复安装失败。',
    },
    { name: 'step', label: '安装步骤', many: true, hint: '每行一步。' },
  ],
  partner: [
    { name: 'monogram', label: '标志字', hint: '没有图片时显示，一到两个字。' },
    { name: 'qualification', label: '资质' },
    { name: 'since', label: '合作起始' },
    {
      name: 'status',
      label: '状态',
      options: choice({ connected: '已对接', verified: '已核验' }),
    },
  ],
  solution: [
    { name: 'step', label: '流程', many: true, hint: '每行一步；使用证书的步骤前加星号 *。' },
    { name: 'result', label: '成效', many: true, hint: '每行一条。' },
  ],
  experience: [
    {
      name: 'kind',
      label: '体验类型',
      options: choice({ guide: '引导', verify: '验签', seal: '签章', scan: '扫码' }),
    },
  ],
  servicePoint: [
    { name: 'address', label: '地址' },
    { name: 'phone', label: '电话' },
    { name: 'hours', label: '办理时间' },
    { name: 'longitude', label: '经度' },
    { name: 'latitude', label: '纬度' },
  ],
  about: [
    { name: 'version', label: '版本号', hint: '协议和规则必填，例如 2026-2；正文有变化时必须改。' },
    { name: 'figure', label: '数字', many: true, hint: '每行一条：名称|数值|单位。' },
    { name: 'license', label: '资质', many: true, hint: '每行一条：名称|编号|发证机关。' },
    { name: 'phone', label: '电话', many: true, hint: '每行一条：名称|号码。' },
    { name: 'complaintPhone', label: '投诉电话' },
    { name: 'workingHours', label: '工作时间' },
    { name: 'organization', label: '主办单位', hint: '显示在页脚。以下各项不填时，显示平台配置文件里的。' },
    { name: 'address', label: '单位地址', hint: '显示在页脚。' },
    { name: 'email', label: '单位邮箱', hint: '显示在页脚。' },
    { name: 'licenseNumber', label: '电子认证服务许可证号', hint: '显示在页脚。' },
    { name: 'recordNumber', label: '公安备案号', hint: '显示在页脚和登录页。' },
  ],
  course: [
    { name: 'teacher', label: '讲师' },
    { name: 'teacherIntroduction', label: '讲师介绍', many: true },
    {
      name: 'hours',
      label: '学时',
      options: courseHours.map((hours) => ({ value: String(hours), label: `${hours} 学时` })),
    },
    { name: 'price', label: '价格（元）', hint: '不填为免费。' },
    { name: 'memberPrice', label: '会员价（元）', hint: '不填为与价格相同。' },
    {
      name: 'outline',
      label: '课程大纲',
      many: true,
      hint: '每行一条：# 章名，或者课时名称|秒数|视频地址，可以试看的前面加星号 *。',
    },
    { name: 'startsAt', label: '开播时间', hint: '例如 2026-12-01 09:00，不填为录播。' },
    { name: 'endsAt', label: '直播结束时间' },
    { name: 'streamUrl', label: '直播地址' },
    { name: 'recordingUrl', label: '回放地址' },
    { name: 'enrollBefore', label: '报名截止' },
    { name: 'examination', label: '考试方式' },
    { name: 'host', label: '主办单位' },
    { name: 'region', label: '培训地区' },
    { name: 'address', label: '授课地址' },
    { name: 'notice', label: '学习须知', many: true, hint: '每行一条。' },
  ],
  question: [
    { name: 'similar', label: '相似问法', many: true, hint: '每行一种问法，客服机器人按它们匹配。' },
  ],
};

interface Named {
  readonly name: string;
  readonly value: string;
}
/** Adds the kind's own facts to the form's other values. */
export type FactValues = Record<`fact-${string}`, string>;
const keyOf = ({ name }: Fact) => `fact-${name}` as const;
const factsOfKind = (kind: ContentKind) => contentFacts[kind] ?? [];

/** The values of a kind's own fields; empty for a missing fact. */
export const factValues = (kind: ContentKind, facts: readonly Named[] = []): FactValues =>
  Object.fromEntries(
    factsOfKind(kind).map((fact) => [
      keyOf(fact),
      facts
        .filter(({ name }) => name === fact.name)
        .map(({ value }) => value)
        .join('\n'),
    ]),
  );

/** The facts with the editor's labels and the entered values; empty ones are left out. */
export const factLines = (kind: ContentKind, facts: readonly Named[]) =>
  factsOfKind(kind).flatMap(({ name, label, options }) => {
    const lines = facts
      .filter((one) => one.name === name && one.value !== '')
      .map(({ value }) => options?.find((option) => option.value === value)?.label ?? value);
    return lines.length > 0 ? [{ label, lines }] : [];
  });

/** The facts of a form; facts without a field stay unchanged. */
export function factsFrom(
  kind: ContentKind,
  values: Readonly<Record<string, unknown>>,
  before: readonly Named[] = [],
): Named[] {
  const known = factsOfKind(kind);
  const typed = known.flatMap((fact) => {
    const text = String(values[keyOf(fact)] ?? '');
    return (fact.many ? text.split('\n') : [text])
      .map((line) => line.trim())
      .filter(Boolean)
      .map((value) => ({ name: fact.name, value }));
  });
  return [...typed, ...before.filter(({ name }) => known.every((fact) => fact.name !== name))];
}

type FactFields = Record<`fact-${string}`, FieldDescription<string, Record<string, unknown>>>;
/** The form fields of a kind's own facts. */
export const factFields = (kind: ContentKind): FactFields =>
  Object.fromEntries(
    factsOfKind(kind).map((fact) => {
      const { label, hint, many, options } = fact;
      const more = hint ? { hint } : {};
      return [
        keyOf(fact),
        options
          ? field.choice<Record<string, unknown>>(label, options, more)
          : many
            ? field.longText<Record<string, unknown>>(label, { ...more, maxLength: 8_000 })
            : field.text<Record<string, unknown>>(label, { ...more, maxLength: 2_000 }),
      ];
    }),
  );
