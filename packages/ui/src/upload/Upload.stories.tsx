import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ErrorSummary, Field, Form, useForm } from '../form/index.js';
import { StatesSheet } from '../story-kit/StatesSheet.js';
import { type SendFile, Upload, type UploadedFile } from './index.js';
import { pdfFile, pngFile, renamedProgram, stored } from './Upload.fixtures.js';
import { UploadRow } from './UploadRow.js';

const arrives: SendFile = async (file, { onProgress, kind }) => {
  onProgress(1);
  return { id: file.name, name: file.name, size: file.size, kind };
};
/** Stays at 45 % until it is canceled. */
const hangs: SendFile = (_file, { onProgress, signal }) =>
  new Promise((_resolve, reject) => {
    onProgress(0.45);
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });

const meta = {
  id: 'components-upload',
  title: 'Inputs 输入/Upload 上传',
  component: Upload,
  args: { label: '营业执照副本（盖章）', upload: arrives, onValueChange: fn() },
} satisfies Meta<typeof Upload>;
export default meta;
type Story = StoryObj<typeof meta>;

const drop = (tile: HTMLElement, ...files: File[]) => {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  tile.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
};
const tile = () => screen.getByRole('group', { name: '营业执照副本（盖章）' });

export const Default: Story = {};
export const Playground: Story = { tags: ['!test'] };
export const Dropped: Story = {
  play: async ({ canvas, args }) => {
    drop(tile(), pngFile());
    await expect(await canvas.findByRole('button', { name: '移除 营业执照.png' })).toBeVisible();
    await expect(args.onValueChange).toHaveBeenCalledOnce();
  },
};
export const Sending: Story = {
  args: { upload: hangs },
  play: async ({ canvas }) => {
    drop(tile(), pngFile());
    await expect(await canvas.findByRole('progressbar')).toHaveAttribute('value', '45');
  },
};
export const Cancelled: Story = {
  args: { upload: hangs },
  play: async ({ canvas, userEvent }) => {
    drop(tile(), pngFile());
    await userEvent.click(await canvas.findByRole('button', { name: '取消 营业执照.png' }));
    await expect(canvas.getByLabelText(/^选择文件/)).toHaveFocus();
  },
};
export const Failed: Story = {
  args: { upload: fn<SendFile>().mockRejectedValue(new Error('offline')) },
  play: async ({ canvas }) => {
    drop(tile(), pngFile());
    await expect(await canvas.findByRole('button', { name: '重试 营业执照.png' })).toBeVisible();
  },
};
export const RenamedProgram: Story = {
  play: async ({ canvas, args }) => {
    drop(tile(), renamedProgram());
    await expect(
      await canvas.findByText(/^这个文件不是 JPG、PNG、PDF/, { selector: '[data-part]' }),
    ).toBeVisible();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};
export const PdfPreview: Story = {
  play: async ({ canvas, userEvent }) => {
    drop(tile(), pdfFile());
    await userEvent.click(await canvas.findByRole('button', { name: '查看 章程.pdf' }));
    const dialog = await screen.findByRole('dialog', { name: '章程.pdf' });
    await waitFor(() => expect(dialog.querySelector('iframe')).toHaveAttribute('src'));
  },
  // axe cannot check the browser's own PDF viewer inside the frame
  parameters: { a11y: { context: { exclude: ['iframe'] } } },
};
export const Filled: Story = { args: { defaultValue: [stored('a', '营业执照.png')] } };
export const ManyItems: Story = {
  args: {
    maxCount: 30,
    defaultValue: Array.from({ length: 20 }, (_, i) => stored(String(i), `第 ${i + 1} 页.pdf`, 'pdf')),
  },
};
export const TooMany: Story = {
  args: { maxCount: 2 },
  play: async ({ canvas }) => {
    drop(tile(), pngFile('甲.png'), pngFile('乙.png'), pngFile('丙.png'));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('多出的 1 个没有添加');
  },
};
export const Camera: Story = {
  args: { label: '法人身份证人像面', capture: 'environment', kinds: ['jpg', 'png'] },
};
export const LongText: Story = { args: { defaultValue: [stored('a', `${'证'.repeat(2000)}.png`)] } };
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: [stored('a', '营业执照.png')] } };
export const ReadOnlyEmpty: Story = { args: { readOnly: true } };
export const Disabled: Story = { args: { disabled: true } };
export const Narrow: Story = { ...Sending, globals: { viewport: { value: 'mobile1', isRotated: false } } };
export const English: Story = { args: { label: 'Business license' }, globals: { locale: 'en-US' } };

function LicenseForm() {
  const form = useForm<{ license: readonly UploadedFile[] }>({ defaultValues: { license: [] } });
  return (
    <Form form={form} onSubmit={() => {}} aria-label="企业">
      <ErrorSummary />
      <Field<readonly UploadedFile[]> name="license" label="营业执照" group required="请上传营业执照。">
        {(control) => <Upload {...control} upload={arrives} />}
      </Field>
      <button type="submit">提交</button>
    </Form>
  );
}
export const InForm: Story = {
  render: () => <LicenseForm />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '提交' }));
    await userEvent.click(await canvas.findByRole('link', { name: '请上传营业执照。' }));
    await expect(canvas.getByLabelText('选择文件')).toHaveFocus();
  },
};

const row = { name: '营业执照.png', kind: 'png', facts: '2.10 MB', actions: null } as const;
export const States: Story = {
  render: (args) => (
    <StatesSheet
      minWidth="24rem"
      states={{
        empty: <Upload {...args} />,
        invalid: <Upload {...args} invalid />,
        disabled: <Upload {...args} disabled />,
        sending: (
          <UploadRow {...row} state="sending" facts="2.10 MB · 正在上传 45% · 约剩 12 秒" share={0.45} />
        ),
        done: <Upload {...args} defaultValue={[stored('a', '营业执照.png')]} />,
        failed: <UploadRow {...row} state="failed" problem="没有传上去，可能是网络中断。请重试。" />,
        locked: <Upload {...args} readOnly defaultValue={[stored('a', '营业执照.png')]} />,
        nothing: <Upload {...args} readOnly />,
      }}
    />
  ),
};
