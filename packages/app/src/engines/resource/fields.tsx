import type { FieldLimits } from '@ca-portal/api';
import { Checkbox } from '@ca-portal/ui/checkbox';
import type { FieldControl, FieldRule } from '@ca-portal/ui/form';
import { Input } from '@ca-portal/ui/input';
import { RadioGroup } from '@ca-portal/ui/radio-group';
import { Select } from '@ca-portal/ui/select';
import type { FileKind, UploadedFile } from '@ca-portal/ui/upload';
import type { ReactElement, ReactNode } from 'react';
import type * as formControls from './form-controls.js';
import { optionsOf, type Option, type Options } from './options.js';

export type { Option, Options } from './options.js';

/** Options of every kind of field. `Values` are those of the whole form. */
export interface FieldMore<Values> {
  readonly hint?: ReactNode;
  readonly required?: boolean | string;
  /** Shown only if this returns true; its value is sent all the same. */
  readonly when?: (values: Values) => boolean;
  /** Only when adding a record, or only when changing one. */
  readonly only?: 'add' | 'edit';
  /** Full width in a form with two columns. */
  readonly wide?: boolean;
}
/** Controls that load with the form; a page that only describes fields does not import them. */
type FormControls = typeof formControls;

/** The control of one value of a form. */
export interface FieldDescription<Value, Values> extends FieldMore<Values> {
  readonly label: string;
  /** Rules in addition to the contract; checked after its limits. */
  readonly rules?: readonly FieldRule<Value>[];
  /** How the limits of the contract are checked. @default a choice: only whether there is a value */
  readonly holds?:
    | 'text'
    | 'number'
    | 'amount'
    | 'many'
    | { readonly split: (typed: string) => readonly string[] };
  /** The control is a group of inputs, named by the label. */
  readonly group?: boolean;
  /** A method, so that a field for strings can also be used for a union of them. */
  control(control: FieldControl<Value>, form: FormControls, limits: FieldLimits): ReactElement;
}
export type FieldDescriptions<Values> = {
  readonly [K in keyof Values]?: FieldDescription<Values[K], Values>;
};

type More<Values, Value> = FieldMore<Values> & { readonly rules?: readonly FieldRule<Value>[] };

/** One line of text. `maxLength` applies if the contract has no limit. @default 100 */
export const text = <Values,>(
  label: string,
  {
    maxLength,
    placeholder,
    ...more
  }: More<Values, string> & { maxLength?: number; placeholder?: string } = {},
): FieldDescription<string, Values> => ({
  label,
  holds: 'text',
  ...more,
  control: (control, _, limits) => (
    <Input {...control} maxLength={limits.maxLength ?? maxLength ?? 100} placeholder={placeholder} />
  ),
});

/** Several lines. `maxLength` applies if the contract has no limit. @default 500 */
export const longText = <Values,>(
  label: string,
  { maxLength, rows = 4, ...more }: More<Values, string> & { maxLength?: number; rows?: number } = {},
): FieldDescription<string, Values> => ({
  label,
  wide: true,
  holds: 'text',
  ...more,
  control: (control, { Textarea }, limits) => (
    <Textarea {...control} maxLength={limits.maxLength ?? maxLength ?? 500} rows={rows} />
  ),
});

/** The lines of a text. */
export const linesIn = (typed: string): string[] =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** A pasted list: one entry per line, or as `split` separates them. */
export const entries = <Values,>(
  label: string,
  {
    split = linesIn,
    rows = 10,
    ...more
  }: More<Values, string> & { split?: (typed: string) => readonly string[]; rows?: number } = {},
): FieldDescription<string, Values> => ({
  label,
  wide: true,
  holds: { split },
  ...more,
  control: (control, { Textarea }, limits) => (
    <Textarea {...control} maxLength={longestList(limits)} rows={rows} />
  ),
});
/** All entries at their full length, each with a line break and a space; where the contract has no limit, more than any list. */
const longestList = ({ maxItems = Infinity, items }: FieldLimits): number =>
  Math.min(maxItems * ((items?.maxLength ?? Infinity) + 2), 50_000);

/** A whole number. */
export const wholeNumber = <Values,>(
  label: string,
  more: More<Values, number> = {},
): FieldDescription<number, Values> => ({
  label,
  holds: 'number',
  ...more,
  control: (control, { NumberInput }, { min, max }) => (
    <NumberInput {...control} {...(min !== undefined && { min })} {...(max !== undefined && { max })} />
  ),
});

/** An amount entered in yuan; `fenOf` parses it. Its limits are in fen. */
export const yuan = <Values,>(
  label: string,
  more: More<Values, string> = {},
): FieldDescription<string, Values> => ({
  label,
  holds: 'amount',
  ...more,
  control: (control) => <Input {...control} inputMode="decimal" suffix="元" />,
});

/** One of a few options, all visible. */
export const radios = <Values, Value extends string = string>(
  label: string,
  options: readonly Option[],
  more: More<Values, Value> = {},
): FieldDescription<Value, Values> => ({
  label,
  group: true,
  ...more,
  // The group has string values, and so has this field: only the type `Value` is narrower.
  control: (control) => (
    <RadioGroup {...(control as unknown as FieldControl)} options={options} orientation="horizontal" />
  ),
});

/** One of many options. */
export const choice = <Values, Value extends string = string>(
  label: string,
  options: Options,
  more: More<Values, Value> = {},
): FieldDescription<Value, Values> => ({
  label,
  ...more,
  control: (control) => <OptionSelect options={options} control={control as never} />,
});

/** Several of many options. */
export const many = <Values, Value extends string = string>(
  label: string,
  options: Options,
  more: More<Values, readonly Value[]> = {},
): FieldDescription<readonly Value[], Values> => ({
  label,
  wide: true,
  holds: 'many',
  ...more,
  control: (control, { OptionMany }) => <OptionMany options={options} control={control as never} />,
});

/** A checkbox; `words` is its text. */
export const yesNo = <Values,>(
  label: string,
  words: string,
  more: More<Values, boolean> = {},
): FieldDescription<boolean, Values> => ({
  label,
  ...more,
  control: (control) => <Checkbox {...control}>{words}</Checkbox>,
});

/** Files that are uploaded while the form is open. */
export const files = <Values,>(
  label: string,
  {
    kinds = ['pdf', 'jpg', 'png'],
    maxCount = 10,
    ...more
  }: More<Values, readonly UploadedFile[]> & { kinds?: readonly FileKind[]; maxCount?: number } = {},
): FieldDescription<readonly UploadedFile[], Values> => ({
  label,
  wide: true,
  group: true,
  ...more,
  control: (control, { AttachmentUpload }) => (
    <AttachmentUpload {...control} kinds={kinds} maxCount={maxCount} />
  ),
});

/** Text with headings, lists, tables and links. */
export const richText = <Values,>(
  label: string,
  more: More<Values, string> = {},
): FieldDescription<string, Values> => ({
  label,
  wide: true,
  group: true,
  holds: 'text',
  ...more,
  control: (control, { RichTextControl }) => <RichTextControl {...control} />,
});

/** A day, `yyyy-MM-dd`. */
export const day = <Values,>(
  label: string,
  { min, max, ...more }: More<Values, string> & { min?: string; max?: string } = {},
): FieldDescription<string, Values> => ({
  label,
  ...more,
  control: (control, { DatePicker }) => (
    <DatePicker {...control} {...(min && { min })} {...(max && { max })} />
  ),
});

/** A time of day, `HH:mm`. */
export const time = <Values,>(
  label: string,
  more: More<Values, string> = {},
): FieldDescription<string, Values> => ({
  label,
  ...more,
  control: (control) => <Input {...control} type="time" />,
});

function OptionSelect({ options, control }: { options: Options; control: FieldControl }) {
  return <Select {...control} options={optionsOf(options)} />;
}
