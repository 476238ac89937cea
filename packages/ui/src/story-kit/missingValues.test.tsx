// Every widget must accept one value that a server left out, counted wrongly or sent empty, at any path.
import type { ComponentType, ReactElement } from 'react';
import { cleanup, render, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { CaptchaField } from '../captcha-field/index.js';
import { Checkbox } from '../checkbox/index.js';
import { Combobox, MultiCombobox } from '../combobox/index.js';
import { DatePicker } from '../date-picker/index.js';
import { DateRangePicker } from '../date-range-picker/index.js';
import { Field, Form, useForm } from '../form/index.js';
import { Input } from '../input/index.js';
import { NumberInput } from '../number-input/index.js';
import { OptionCardGroup } from '../option-card/index.js';
import { PasswordInput } from '../password-input/index.js';
import { RadioGroup } from '../radio-group/index.js';
import { Select } from '../select/index.js';
import { Textarea } from '../textarea/index.js';
import { Upload } from '../upload/index.js';
import { withoutValues } from './missingValues.fixtures.js';
import { lazyWidgets, widgets } from './widgets.fixtures.js';

/** Paths that only a caller fills, with the reason. Rows may be removed here; a new one needs its reason. */
const callersOwn: Readonly<Record<string, string>> = {};

/** Without these the awaited element is rightly missing: not open, not in that phase, no lock to show. */
const mayNotCome = new Set(['open', 'status.phase', 'status.locks.0']);

const nonsense = /.{0,40}(NaN|Infinity|undefined|null|Invalid|\[object).{0,20}/;
/** React reports missing keys, and the rows are shown anyway. */
const aboutKeys = /same key|unique "key"/;

/**
 * On every push each path has one kind of missing value, and of a list one item of each shape; everything by `pnpm
 * test:deep`.
 */
const all = import.meta.env['BAD_INPUT'] === 'all';

/** One test per widget, not per path: a thousand tests cost a minute of set-up. */
async function walk(
  name: string,
  Widget: ComponentType<never>,
  props: object,
  ready: (where: string) => Promise<void>,
) {
  const Any = Widget as ComponentType;
  const found: string[] = [];
  for (const { where, bad, without } of withoutValues(props, all)) {
    if (`${name}.${where}` in callersOwn) continue;
    const told = (what: string) =>
      void found.push(`${where} = ${bad === '' ? 'no words' : String(bad)} ${what}`);
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
    try {
      render(<Any {...without} />);
      await ready(where);
      const shown = nonsense.exec(document.body.innerHTML)?.[0];
      if (shown !== undefined) told(`shows ${shown}`);
      const said = complaint.mock.calls
        .map((call) => call.map(String).join(' '))
        .find((call) => !aboutKeys.test(call));
      if (said !== undefined) told(`complains ${said.slice(0, 200)}`);
    } catch (error) {
      told(`throws ${String(error).slice(0, 200)}`);
    }
    cleanup();
    document.body.replaceChildren();
    complaint.mockClear();
  }
  return found.join('\n');
}

describe('one value is missing', () => {
  it.each(Object.entries(widgets))('%s', async (name, { Widget, props }) => {
    expect(await walk(name, Widget, props, () => Promise.resolve())).toBe('');
  });

  it.each(Object.entries(lazyWidgets))(
    '%s, open',
    async (name, { Widget, props, arrives = '[role="dialog"]' }) => {
      const ready = (where: string) =>
        mayNotCome.has(where)
          ? Promise.resolve()
          : waitFor(() => {
              if (!document.querySelector(arrives)) throw new Error('has not come');
            });
      expect(await walk(name, Widget, props, ready)).toBe('');
    },
  );
});

const options = [{ value: 'a', label: '北辰', title: '北辰' }];
const upload = () => Promise.reject(new Error('offline'));

/** Every control that a `Field` may contain; `Switch` and `Segmented` apply at once and are not part of a form. */
const controls: Readonly<Record<string, ReactElement>> = {
  CaptchaField: <CaptchaField onRefresh={() => {}} />,
  Checkbox: <Checkbox>同意</Checkbox>,
  Combobox: <Combobox options={options} />,
  DatePicker: <DatePicker />,
  DateRangePicker: <DateRangePicker label="日期" />,
  Input: <Input />,
  MultiCombobox: <MultiCombobox options={options} />,
  NumberInput: <NumberInput />,
  OptionCardGroup: <OptionCardGroup options={options} />,
  'OptionCardGroup, multiple': <OptionCardGroup multiple options={options} />,
  PasswordInput: <PasswordInput />,
  RadioGroup: <RadioGroup options={options} />,
  Select: <Select options={options} />,
  Textarea: <Textarea maxLength={20} />,
  Upload: <Upload upload={upload} />,
};

function InForm({ value, children }: { value: null | undefined; children: ReactElement }) {
  const form = useForm<{ it: null | undefined }>({ defaultValues: { it: value } });
  return (
    <Form form={form} onSubmit={() => {}}>
      <Field name="it" label="它">
        {children}
      </Field>
    </Form>
  );
}

// The console stays silent, too: React would say that a control has no value, or gets one late.
it.each(Object.entries(controls))('%s in a form that holds null, and undefined', (_name, control) => {
  for (const value of [null, undefined]) {
    const { unmount } = render(<InForm value={value}>{control}</InForm>);
    const held = [...document.querySelectorAll('input, textarea, select')].map((element) =>
      'value' in element ? String(element.value) : '',
    );
    const shown = [document.body.textContent, ...held].join(' ');
    expect.soft(shown, String(value)).not.toMatch(nonsense);
    unmount();
  }
});
