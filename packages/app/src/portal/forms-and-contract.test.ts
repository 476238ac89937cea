import type { FieldLimits } from '@ca-portal/api';
import { contract, groups } from '@ca-portal/api/contract';
import { fenOf } from '@ca-portal/api/domain';
import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import {
  field,
  type FieldDescription,
  problemOf,
  requirement,
  type ResourceAction,
  type ResourceDescription,
} from '../engines/resource/index.js';

/** Of a zod schema, what is asked here; the app itself has no zod. */
interface Schema {
  readonly def: {
    readonly type: string;
    readonly innerType?: Schema;
    readonly element?: Schema;
    readonly entries?: Readonly<Record<string, string>>;
    readonly options?: readonly Schema[];
    readonly shape?: Readonly<Record<string, Schema>>;
  };
  safeParse(value: unknown): { success: boolean };
}
const is = (schema: Schema | undefined, ...types: string[]) => types.includes(schema?.def.type ?? '');

// oxlint-disable-next-line typescript/no-explicit-any -- rows differ from page to page, and nobody here looks at them
type AnyPage = ResourceDescription<any>;
interface Described {
  readonly fields: Record<string, FieldDescription<unknown, unknown>>;
  readonly limits?: Record<string, FieldLimits>;
}

/** The call of each form: of a page by its file and export, of an action with its label behind it. */
const calls: Readonly<Record<string, string>> = {
  'data-scope': 'dataScope.add',
  departments: 'systemDepartments.add',
  'dictionary-types': 'systemDictionary.addType',
  dictionary: 'systemDictionary.addItem',
  menus: 'systemMenus.add',
  'message-templates': 'systemTemplates.update',
  notices: 'systemNotices.add',
  parameters: 'systemConfig.add',
  posts: 'systemPosts.add',
  roles: 'systemRoles.add',
  'roles 数据范围': 'systemRoles.dataScope',
  users: 'systemUsers.add',
  'users 解绑企业': 'systemUsers.unbind',
  'callers 写记录': 'desk.addNote',
  'companies 退回修改': 'peopleReview.decideCompany',
  content: 'contentAdmin.add',
  'content 退回': 'contentAdmin.move',
  'content 恢复版本': 'contentAdmin.move',
  coupons: 'couponAdmin.add',
  'coupons 发给指定用户': 'couponAdmin.grant',
  'making 交付': 'desk.handOver',
  'making 发货': 'desk.ship',
  'making 更正单号': 'desk.correctParcel',
  'making 登记退回或丢失': 'desk.parcelBack',
  'making 登记制证完成': 'desk.made',
  'personal-records 退回修改': 'peopleReview.decidePerson',
  platforms: 'systemDictionary.addItem',
  products: 'shopAdmin.addProduct',
  'products 调整价格': 'shopAdmin.addPrice',
  providers: 'shopAdmin.updateProvider',
  'questions 写答案': 'desk.settleQuestion',
  'reconciliations 日结': 'finance.closeDay',
  'recoveries 不同意': 'peopleReview.decideRecovery',
  'refunds 不同意': 'finance.decideRefund',
  'refunds 打款失败': 'finance.decideRefund',
  'role-applications 驳回': 'peopleReview.decideApplication',
  stock: 'desk.receiveStock',
  'stock 登记损坏': 'desk.moveStick',
  'stock 登记回收': 'desk.moveStick',
  'stock 重新入库': 'desk.moveStick',
  'transfers 确认到账': 'finance.decideTransfer',
  'transfers 未到账': 'finance.decideTransfer',
};

const files = import.meta.glob<Record<string, unknown>>(
  ['../features/{administration,operation}/pages/*.{ts,tsx}', '!**/*.test.*'],
  { eager: true },
);
const isPage = (value: unknown): value is AnyPage =>
  typeof value === 'object' && value !== null && 'rowKey' in value && 'columns' in value;

const pages = Object.entries(files).flatMap(([path, exported]) => {
  const name = path.split('/').at(-1)?.split('.')[0] ?? '';
  const made: Readonly<Record<string, (page: never) => unknown>> = exported as never;
  // Two pages are made for what they are about.
  const own = name === 'content' || name === 'dictionary' ? [made[`${name}Page`]?.('notice' as never)] : [];
  return [...own, ...Object.values(exported)].filter(isPage).map((page) => ({ name, page }));
});

/** What an action asks for, read from the dialog that it would open. */
function asked(action: ResourceAction<never>): Described | undefined {
  const row = new Proxy({}, { get: () => '1' }) as never;
  let dialog: ReactNode;
  try {
    dialog = action.dialog?.(row, () => undefined);
  } catch {
    return undefined;
  }
  if (!isValidElement<{ children: unknown }>(dialog) || typeof dialog.props.children !== 'function')
    return undefined;
  const form = (dialog.props.children as (started: object) => ReactElement<{ description: Described }>)({});
  return form.props.description;
}
const forms = pages.flatMap(({ name, page }) => [
  ...(page.form ? [{ name, form: page.form as unknown as Described }] : []),
  ...(page.actions ?? []).flatMap((action) => {
    const form = asked(action as ResourceAction<never>);
    return form ? [{ name: `${name} ${action.label}`, form }] : [];
  }),
]);

/** The fields of a body, or of each of several. */
const shapesOf = ({ def: { options, shape = {} } }: Schema): readonly Readonly<Record<string, Schema>>[] =>
  options?.flatMap(shapesOf) ?? [shape];
const rows = forms.flatMap(({ name, form }) => {
  const [group = '', operation = ''] = calls[name]?.split('.') ?? [];
  const body = groups[group]?.[operation]?.body as Schema | undefined;
  const shapes = body ? shapesOf(body) : [];
  return Object.entries(form.fields).flatMap(([key, field]) => {
    const schema = shapes.map((shape) => shape[key]).find((one) => one && !is(one, 'literal'));
    return schema ? [{ id: `${name}: ${key}`, field, limits: form.limits?.[key] ?? {}, schema }] : [];
  });
});

/** The properties of the control that bound what can be entered, without drawing it. */
function boundsOf({ control }: FieldDescription<unknown, unknown>, limits: FieldLimits) {
  const controls = new Proxy({}, { get: () => () => null });
  const { props } = control({} as never, controls as never, limits) as ReactElement<
    Partial<Record<'maxLength' | 'min' | 'max', number>> & {
      type?: string;
      suffix?: string;
      options?: unknown;
    }
  >;
  return props;
}
const lengths = [
  2, 3, 4, 5, 8, 9, 19, 20, 21, 30, 31, 50, 51, 60, 64, 65, 100, 101, 200, 201, 255, 256, 500, 501,
];
const one = /\S+/g;
const texts = [
  '',
  ' ',
  '\n',
  'a b',
  ' a@b.cn ',
  '+86 130-0000-0003',
  'x-1\ny 2',
  'a\nb\nc\nd\ne\nf\ng',
  Array.from({ length: 501 }, (_, at) => `SIM-${at}`).join('\n'),
  ...('字 a 1 _ <b> " ; % A-1 a.b a:b a@b 北京市 13000000003 110101199003070011'.match(one) ?? []),
  ...('0 -1 1.5 0.00 0.01 1000000 100000000 100000000.01 99999999999'.match(one) ?? []),
  ...lengths.flatMap((length) =>
    ['字', 'a', '1', 'A', 'a1', '--'].map((part) => part.repeat(length).slice(0, length)),
  ),
];

/** What stands in a list of choices. */
const choiceOf = (element: Schema | undefined) => Object.values(element?.def.entries ?? {})[0] ?? '1';

/** What can be entered, and whether the form would send it. */
function probesOf({ field: described, limits, schema }: (typeof rows)[number]) {
  const { maxLength = 2_000, min = 0, max = 9_999, options, type } = boundsOf(described, limits);
  const required = Boolean(requirement(described.required, limits));
  const goes = (value: unknown) => {
    const empty = value === '' || value === undefined || (Array.isArray(value) && value.length === 0);
    if (empty) return !required;
    const problems = [
      problemOf(described, value, limits),
      ...(described.rules ?? []).map((rule) => rule(value)),
    ];
    return problems.every(
      (one) => !one || one === true || (typeof one === 'object' && 'ok' in one && one.ok),
    );
  };
  const inner = schema.def.innerType ?? schema;
  if (is(inner, 'boolean') || type === 'time') return [];
  // The values of a choice are known to the server; here only whether there may be none.
  if (options !== undefined && !is(inner, 'array')) return goes('') ? [''] : [];
  if (described.holds === undefined) return [];
  if (is(inner, 'array') && options !== undefined)
    return [0, 1, 6, 10, 41, 51, 101, 501]
      .map((length) => Array(length).fill(choiceOf(inner.def.element)))
      .filter(goes);
  if (is(inner, 'number') && boundsOf(described, limits).suffix === undefined)
    return [min, max, min - 1, max + 1, undefined, 1.5].filter(
      (value) => goes(value) && (value ?? min) >= min && (value ?? max) <= max,
    );
  return texts.filter((text) => text.length <= maxLength && goes(text));
}

/** What the page makes of an entry for the call. */
function sent(schema: Schema, value: unknown): unknown {
  const { innerType, element } = schema.def;
  if (innerType) return value === '' ? null : sent(innerType, value);
  if (is(schema, 'number') && typeof value === 'string') return value === '' ? undefined : fenOf(value);
  if (!element) return value;
  const list = Array.isArray(value) ? value : field.linesIn(String(value));
  return is(element, 'number') ? list.map(Number) : list;
}

describe('forms and the contract', () => {
  it('know the call of each form', () =>
    expect([...new Set(forms.map(({ name }) => name))].toSorted()).toEqual(Object.keys(calls).toSorted()));
  it('and each of these calls has a body', () =>
    expect(
      Object.values(calls).filter((call) => {
        const [group = '', operation = ''] = call.split('.');
        return !(contract as unknown as typeof groups)[group]?.[operation]?.body;
      }),
    ).toEqual([]));
  it.each(rows)('$id: what the form sends, the contract takes', (row) => {
    const probes = probesOf(row);
    const refused = probes.filter(
      (probe) =>
        ![sent(row.schema, probe), ...(probe === '' ? [null, undefined] : [])].some(
          (value) => row.schema.safeParse(value).success,
        ),
    );
    expect(refused).toEqual([]);
  });
  it('looks at nearly all fields', () => expect(rows.length).toBeGreaterThan(80));
});
