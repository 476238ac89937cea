import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StatesSheet } from '../story-kit/StatesSheet.js';
import { Descriptions } from './Descriptions.js';

const meta = {
  id: 'components-descriptions',
  title: 'Data display 数据展示/Descriptions 描述列表',
  component: Descriptions,
  args: {
    items: [
      { term: '姓名', value: '林晓禾' },
      { term: '当前角色', value: '企业管理员' },
      { term: '身份证号', masked: { masked: '210000********0026', full: '210000199001010026' } },
      { term: '手机号', masked: { masked: '139****5520', full: '13900005520' } },
      { term: '邮箱', value: 'linxh@example.cn' },
      { term: '办公电话' },
      { term: '所属企业', value: '辽宁砚川建设工程有限公司', full: true },
    ],
  },
} satisfies Meta<typeof Descriptions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { tags: ['!test'] };
export const OneColumn: Story = { args: { columns: 1 } };
export const LongText: Story = {
  args: {
    items: [
      { term: '统一社会信用代码', value: '91210000MA0EXAMPLE' },
      {
        term: '经营范围',
        value: '建设工程施工；建筑劳务分包；工程造价咨询；招标代理；技术服务、技术开发、技术咨询、技术交流。',
        full: true,
      },
    ],
  },
};

export const Revealed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '显示完整手机号' }));
    await expect(canvas.getByText('13900005520')).toBeVisible();
  },
};

export const RevealFails: Story = {
  args: {
    items: [
      {
        term: '身份证号',
        masked: { masked: '210000********0026', full: () => Promise.reject(new Error('offline')) },
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '显示完整身份证号' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('没有取到完整信息');
  },
};

export const Narrow: Story = { ...LongText, globals: { viewport: { value: 'mobile1', isRotated: false } } };
export const English: Story = { globals: { locale: 'en-US' } };
export const States: Story = {
  render: ({ items }) => (
    <StatesSheet
      minWidth="34rem"
      states={{
        twoColumns: <Descriptions items={items} />,
        oneColumn: <Descriptions items={items} columns={1} />,
      }}
    />
  ),
};
