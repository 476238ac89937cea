import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../button/index.js';
import { Checkbox } from '../checkbox/index.js';
import { Input } from '../input/index.js';
import { PasswordInput } from '../password-input/index.js';
import { RadioGroup } from '../radio-group/index.js';
import { Select } from '../select/index.js';
import { StatesSheet } from '../story-kit/StatesSheet.js';
import {
  AutosaveStatus,
  ErrorSummary,
  Field,
  type FieldControl,
  Form,
  useAutosave,
  useForm,
} from './index.js';

interface Values {
  phone: string;
  provider: string;
  kind: string;
  password: string;
  agreed: boolean;
}

interface RegisterProps {
  label?: string;
  values?: Partial<Values>;
  /** Errors of the server at the last submit. */
  refused?: string;
  onSubmit: (values: Values) => void | Promise<void>;
}

function Register({ label = '注册', values, refused, onSubmit }: RegisterProps) {
  const form = useForm<Values>({
    defaultValues: { phone: '', provider: '', kind: 'main', password: '', agreed: false, ...values },
  });
  return (
    <div style={{ maxWidth: '28rem' }}>
      <Form
        form={form}
        aria-label={label}
        onSubmit={async (submitted) => {
          await onSubmit(submitted);
          if (refused) form.setError('root.server', { message: refused });
        }}
      >
        <ErrorSummary />
        <Field
          name="phone"
          label="手机号"
          hint="用于接收验证码"
          required
          rules={{ pattern: { value: /^1[3-9]\d{9}$/, message: '请输入正确的手机号码' } }}
        >
          <Input inputMode="tel" autoComplete="tel" />
        </Field>
        <Field name="provider" label="服务商" required="请选择服务商。">
          <Select options={[{ value: 'bc', label: '北辰 CA' }]} />
        </Field>
        <Field name="kind" label="证书类型" group>
          <RadioGroup
            variant="chips"
            options={[
              { value: 'main', label: '企业主锁' },
              { value: 'legal', label: '法人锁' },
            ]}
          />
        </Field>
        <Field name="password" label="密码" required={false}>
          <PasswordInput autoComplete="new-password" />
        </Field>
        <Field<boolean> name="agreed" required="请先同意服务协议。">
          {(control: FieldControl<boolean>) => <Checkbox {...control}>我已阅读并同意服务协议</Checkbox>}
        </Field>
        <Button type="submit" variant="primary" loading={form.formState.isSubmitting} loadingText="提交中">
          注册
        </Button>
      </Form>
    </div>
  );
}

const meta = {
  id: 'components-form',
  title: 'Forms 表单/Form 表单',
  component: Register,
  args: { onSubmit: fn() },
} satisfies Meta<typeof Register>;
export default meta;
type Story = StoryObj<typeof meta>;

const savedAt = new Date(2026, 10, 21, 9, 12);
const filled: Partial<Values> = { phone: '13955200000', provider: 'bc', agreed: true };

export const Default: Story = {};
export const Playground: Story = { tags: ['!test'] };
export const Filled: Story = { args: { values: filled } };
export const FailedSubmit: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '注册' }));
    await waitFor(() => expect(canvas.getByRole('region', { name: '还有 3 处需要修改' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('link', { name: '请填写手机号。' }));
    await expect(canvas.getByRole('textbox', { name: /^手机号/ })).toHaveFocus();
  },
};
export const Submitting: Story = {
  args: { values: filled, onSubmit: fn(() => new Promise<void>(() => {})) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '注册' }));
    await expect(await canvas.findByRole('button', { name: '提交中' })).toHaveAttribute('aria-busy', 'true');
  },
};
export const RefusedByServer: Story = {
  args: { values: filled, refused: '这个手机号已经注册，请直接登录。' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '注册' }));
    await expect(await canvas.findByText('这个手机号已经注册，请直接登录。')).toBeVisible();
  },
};

/** Validators of the domain rules: they return a result with a reason. */
const checkPhone = (text: string) =>
  /^1[3-9]\d{9}$/.test(text)
    ? ({ ok: true } as const)
    : ({ ok: false, reason: '请输入正确的手机号码' } as const);
const notTaken = async (text: string) =>
  text === '13955200000' ? '这个手机号已经注册，请直接登录。' : undefined;

function RuledField() {
  const form = useForm({ defaultValues: { phone: '' } });
  return (
    <Form form={form} onSubmit={() => {}} aria-label="规则">
      <Field name="phone" label="手机号" required rules={[checkPhone, notTaken]}>
        <Input inputMode="tel" />
      </Field>
    </Form>
  );
}
export const RulesInOrder: Story = {
  render: () => <RuledField />,
  play: async ({ canvas, userEvent }) => {
    const phone = canvas.getByRole('textbox', { name: /^手机号/ });
    await userEvent.type(phone, '139');
    await userEvent.tab();
    await expect(await canvas.findByText('请输入正确的手机号码。')).toBeVisible();
    await userEvent.type(phone, '55200000');
    await expect(await canvas.findByText('这个手机号已经注册，请直接登录。')).toBeVisible();
  },
};

function SavingForm({ save }: { save: () => Promise<void> }) {
  const form = useForm({ defaultValues: { name: '' } });
  const autosave = useAutosave(form, { save, delay: 0, retryDelays: [] });
  return (
    <Form form={form} onSubmit={() => {}} aria-label="自动保存">
      <AutosaveStatus autosave={autosave} />
      <Field name="name" label="企业名称" required>
        <Input />
      </Field>
    </Form>
  );
}
export const AutosaveSaved: Story = {
  render: () => <SavingForm save={() => Promise.resolve()} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '沈');
    await expect(await canvas.findByText(/^已保存 \d{2}:\d{2}$/)).toBeVisible();
  },
};
export const AutosaveFailed: Story = {
  render: () => <SavingForm save={() => Promise.reject(new Error('offline'))} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '沈');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('没有保存上');
    await expect(canvas.getByRole('button', { name: '重试' })).toBeVisible();
  },
};
export const Narrow: Story = {
  ...FailedSubmit,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
};
export const English: Story = { globals: { locale: 'en-US' } };

export const States: Story = {
  render: () => (
    <StatesSheet
      minWidth="26rem"
      states={{
        empty: (theme) => <Register label={`注册 ${theme}`} onSubmit={() => {}} />,
        autosave: (
          <>
            {(['pending', 'saving', 'saved', 'failed'] as const).map((status) => (
              <AutosaveStatus
                key={status}
                autosave={{ status, savedAt: savedAt.getTime(), flush: () => Promise.resolve(true) }}
              />
            ))}
          </>
        ),
      }}
    />
  ),
};
