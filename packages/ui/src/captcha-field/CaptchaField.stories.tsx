import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { StatesSheet } from '../story-kit/StatesSheet.js';
import { AutoCaptcha, CaptchaField, CaptchaWays } from './index.js';

// A picture as the server would draw it, without the noise.
const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40" width="120" height="40"><rect width="120" height="40" fill="#edf0f5"/><text x="60" y="27" text-anchor="middle" font-size="20" font-family="Noto Sans CJK SC, sans-serif" fill="#0057a3">7 + 5 = ?</text></svg>',
)}`;

const meta = {
  id: 'components-captcha-field',
  title: 'Forms 表单/CaptchaField 图形验证码',
  component: CaptchaField,
  args: { imageSrc: picture, onRefresh: fn() },
} satisfies Meta<typeof CaptchaField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { tags: ['!test'] };
export const Loading: Story = { args: { imageSrc: undefined, loading: true } };
export const WrongResult: Story = {
  args: { defaultValue: '13', error: '验证码不正确，已换了一张，请输入算式的得数。' },
};
export const PictureFailed: Story = { args: { imageSrc: undefined, failed: true } };
/** Two tab stops: the result, and the button for another picture. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: '图形验证码' })).toHaveFocus();
    await userEvent.keyboard('12{Tab}{Enter}');
    await expect(args.onRefresh).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'mobile1', isRotated: false } } };
/** In large type on a phone the placeholder is not cut off. */
export const NarrowElder: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false }, mode: 'elder' },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole<HTMLInputElement>('textbox', { name: '图形验证码' });
    const pen = document.createElement('canvas').getContext('2d');
    if (!pen) throw new Error('a browser draws');
    await waitFor(async () => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(field);
      pen.font = font;
      const room = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
      await expect(pen.measureText(field.placeholder).width).toBeLessThanOrEqual(room);
    });
  },
};
/** The sum as text: it is the description of the input, so screen readers read it. */
export const Question: Story = {
  args: { imageSrc: undefined, question: '七加五等于几？' },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: '文字题' });
    await expect(field).toHaveAccessibleDescription('七加五等于几？');
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
};
const ways = <CaptchaWays ways={['picture', 'question']} onChoose={() => {}} />;
/** A check that runs by itself; the caller solves it. */
export const Auto: Story = {
  render: () => <AutoCaptcha state="idle" onRetry={() => {}} labelEnd={ways} />,
};
export const AutoWorking: Story = {
  render: () => <AutoCaptcha state="working" progress={0.6} onRetry={() => {}} labelEnd={ways} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar', { name: '正在自动验证' })).toHaveValue(0.6);
  },
};
export const AutoDone: Story = {
  render: () => <AutoCaptcha state="done" onRetry={() => {}} labelEnd={ways} />,
};
const retry = fn();
/** Names the other methods, and tries again. */
export const AutoFailed: Story = {
  render: () => <AutoCaptcha state="failed" onRetry={retry} labelEnd={ways} />,
  play: async ({ canvas, userEvent }) => {
    const group = await canvas.findByRole('group', { name: '安全验证' });
    await expect(group).toHaveAccessibleDescription(/没有完成/);
    retry.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};
export const AutoNarrow: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  render: () => <AutoCaptcha state="working" progress={0.3} onRetry={() => {}} labelEnd={ways} />,
};
export const English: Story = { globals: { locale: 'en-US' } };

const nothing = () => {};
export const States: Story = {
  render: () => (
    <StatesSheet
      minWidth="22rem"
      states={{
        ready: <CaptchaField imageSrc={picture} onRefresh={nothing} />,
        loading: <CaptchaField loading onRefresh={nothing} />,
        wrong: <CaptchaField imageSrc={picture} error="验证码不正确，已换了一张。" onRefresh={nothing} />,
        failed: <CaptchaField failed onRefresh={nothing} />,
        question: <CaptchaField question="七加五等于几？" onRefresh={nothing} />,
        auto: <AutoCaptcha state="idle" onRetry={nothing} labelEnd={ways} />,
        autoWorking: <AutoCaptcha state="working" progress={0.6} onRetry={nothing} />,
        autoDone: <AutoCaptcha state="done" onRetry={nothing} />,
        autoFailed: <AutoCaptcha state="failed" onRetry={nothing} />,
      }}
    />
  ),
};
