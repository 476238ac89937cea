import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { StatesSheet } from '../story-kit/StatesSheet.js';
import { onScreen, viewport } from '../story-kit/viewport.js';
import { Steps } from './Steps.js';

const meta = {
  id: 'components-steps',
  title: 'Navigation 导航/Steps 步骤',
  component: Steps,
  args: {
    items: [
      { title: '选择证书与平台' },
      { title: '填写信息与材料' },
      { title: '确认与优惠' },
      { title: '支付' },
    ],
    current: 1,
  },
} satisfies Meta<typeof Steps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { tags: ['!test'] };
export const First: Story = { args: { current: 0 } };
export const AllDone: Story = { args: { current: 4 } };
export const Revisitable: Story = { args: { current: 2, onStepSelect: fn() } };
export const WithDescriptions: Story = {
  args: {
    items: [
      { title: '身份验证', description: '图形验证码和短信' },
      { title: '设置新密码', description: '8–20 位' },
    ],
  },
};
export const Phone: Story = {
  parameters: { viewport },
  globals: onScreen('phone'),
};
/** Before the first step all titles are shown, since no step is current. */
export const PhoneOutline: Story = {
  args: { current: -1 },
  parameters: { viewport },
  globals: onScreen('phone'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const top = (title: string) => canvas.getByText(title).getBoundingClientRect().top;
    await waitFor(() => expect(top('支付')).toBeGreaterThan(top('选择证书与平台') + 60));
  },
};
/** In a form at the largest text size a long title takes the free space of a short one and stays on one line. */
export const Narrow: Story = {
  args: { items: [{ title: '验证身份' }, { title: '设置新密码' }, { title: '完成' }] },
  decorators: [(story) => <div style={{ width: 410 }}>{story()}</div>],
  parameters: { viewport },
  globals: { ...onScreen('wide'), mode: 'elder' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const high = (title: string) => canvas.getByText(title).getBoundingClientRect().height;
    await waitFor(() => expect(high('设置新密码')).toBeCloseTo(high('完成'), 0));
  },
};
export const English: Story = { globals: { locale: 'en-US' } };
export const States: Story = {
  render: ({ items }) => (
    <StatesSheet
      minWidth="46rem"
      states={{
        first: <Steps items={items} current={0} />,
        third: <Steps items={items} current={2} onStepSelect={fn()} />,
        allDone: <Steps items={items} current={4} />,
      }}
    />
  ),
};
