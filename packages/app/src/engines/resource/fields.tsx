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

/** What every kind of field may say. `Values` are those of the whole form. */
export interface FieldMore<Values> {
  readonly hint?: ReactNode;
  readonly required?: boolean | string;
  /** Shown only while this holds; its value is sent all the same. */
  readonly when?: (values: Values) => boolean;
  /** Only where a record is added, or only where one is changed. */
  readonly only?: 'add' | 'edit';
  /** The whole width where the form has two columns. */
  readonly wide?: boolean;
}
/** What a form brings along; a page that describes one does without. */
type FormControls = typeof formControls;

/** How one value of a form is entered. */
export interface FieldDescription<Value, Values> extends FieldMore<Values> {
  readonly label: string;
  /** What the contract does not say: it is asked after its limits. */
  readonly rules?: readonly FieldRule<Value>[];
  /** What the limits of the contract are held against. @default a choice: whether there is one */
  readonly holds?:
    | 'text'
    | 'number'
    | 'amount'
    | 'many'
    | { readonly split: (typed: string) => readonly string[] };
  /** The control is a group of inputs, named by the label. */
  readonly group?: boolean;
  /** A method, so that a choice among strings also enters a union of them. */
  control(control: FieldControl<Value>, form: FormControls, limits: FieldLimits): ReactElement;
}
export type FieldDescriptions<Values> = {
  readonly [K in keyof Values]?: FieldDescription<Values[K], Values>;
};

type More<Values, Value> = FieldMore<Values> & { readonly rules?: readonly FieldRule<Value>[] };

/** One line of text. `maxLength` is for what no contract limits. @default 100 */
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

/** Several lines. `maxLength` is for what no contract limits. @default 500 */
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

/** What is between line breaks. */
export const linesIn = (typed: string): string[] =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** A list as it is pasted: one entry a line, or as `split` reads it. */
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
  control: (control, { Textarea }) => <Textarea {...control} maxLength={mostPasted} rows={rows} />,
});
/** More than any list takes: only the limits say how many entries are too many. */
const mostPasted = 50_000;

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

/** An amount as it is typed, in yuan; `fenOf` reads it. Its limits are those of an amount in fen. */
export const yuan = <Values,>(
  label: string,
  more: More<Values, string> = {},
): FieldDescription<string, Values> => ({
  label,
  holds: 'amount',
  ...more,
  control: (control) => <Input {...control} inputMode="decimal" suffix="元" />,
});

/** One of few: all are in sight. */
export const radios = <Values, Value extends string = string>(
  label: string,
  options: readonly Option[],
  more: More<Values, Value> = {},
): FieldDescription<Value, Values> => ({
  label,
  group: true,
  ...more,
  // The group's values are texts, and these are: only `Value` says which.
  control: (control) => (
    <RadioGroup {...(control as unknown as FieldControl)} options={options} orientation="horizontal" />
  ),
});

/** One of many. */
export const choice = <Values, Value extends string = string>(
  label: string,
  options: Options,
  more: More<Values, Value> = {},
): FieldDescription<Value, Values> => ({
  label,
  ...more,
  control: (control) => <OptionSelect options={options} control={control as never} />,
});

/** Some of many. */
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

/** Yes or no; `words` stand beside the box. */
export const yesNo = <Values,>(
  label: string,
  words: string,
  more: More<Values, boolean> = {},
): FieldDescription<boolean, Values> => ({
  label,
  ...more,
  control: (control) => <Checkbox {...control}>{words}</Checkbox>,
});

/** Files that are sent while the form is open. */
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
