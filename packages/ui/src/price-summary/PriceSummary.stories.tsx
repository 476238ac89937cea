import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/index.js';
import { StatesSheet } from '../story-kit/StatesSheet.js';
import { onScreen, viewport } from '../story-kit/viewport.js';
import { PriceSummary } from './PriceSummary.js';

const meta = {
  id: 'components-price-summary',
  title: 'Data display 数据展示/PriceSummary 价格明细',
  component: PriceSummary,
  args: {
    title: '订单摘要',
    details: [
      { term: '业务', value: '新办实体CA锁 + 手机证书' },
      { term: '服务商', value: '北辰 CA' },
      { term: '有效期', value: '1 年' },
    ],
    lines: [
      { label: 'CA锁 ¥300.00 × 2', amountFen: 60_000 },
      { label: '手机证书 ¥200.00 × 1', amountFen: 20_000 },
      { label: '添加平台', amountFen: 10_000 },
    ],
    totalFen: 90_000,
    action: (
      <Button variant="primary" size="lg">
        下一步：填写信息
      </Button>
    ),
    note: '支付后 24 小时内完成审核，审核前可申请退款。',
  },
  parameters: {
    layout: 'fullscreen',
    viewport,
  },
  globals: onScreen('wide'),
  render: (args) => (
    <div style={{ maxWidth: '24rem', padding: 24 }}>
      <PriceSummary {...args} />
    </div>
  ),
} satisfies Meta<typeof PriceSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { tags: ['!test'] };
export const Recalculating: Story = { args: { loading: true } };
export const Discount: Story = {
  args: {
    details: undefined,
    lines: [
      { label: 'CA锁 ¥300.00 × 2', amountFen: 60_000 },
      { label: '首个平台', amountFen: 5000, free: true, note: '新办企业免费一个平台' },
      { label: '优惠券', amountFen: -5000, note: '满 500 元可用' },
    ],
    totalFen: 55_000,
  },
};
export const LinesOnly: Story = { args: { details: undefined, action: undefined, note: undefined } };
export const Phone: Story = { globals: onScreen('phone') };
/** A sum stays on one line, also beside a large button that repeats it. */
export const LargeSumOnPhone: Story = {
  args: {
    totalFen: 123_456_789,
    action: (
      <Button variant="primary" size="lg">
        确认支付 ¥1,234,567.89
      </Button>
    ),
  },
  globals: { ...onScreen('phone'), mode: 'elder' },
  play: async ({ canvasElement }) => {
    const sum = canvasElement.querySelector('[data-part="amount"]') as HTMLElement;
    await expect(sum.offsetHeight).toBeLessThan(2 * Number.parseFloat(getComputedStyle(sum).fontSize));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const English: Story = { args: { title: undefined }, globals: { locale: 'en-US' } };
export const States: Story = {
  render: (args) => (
    <StatesSheet
      minWidth="22rem"
      states={{
        priced: (theme) => <PriceSummary {...args} title={`订单摘要 ${theme}`} />,
        loading: (theme) => <PriceSummary {...args} title={`重新计算 ${theme}`} loading />,
        discount: (theme) => (
          <PriceSummary
            {...args}
            title={`优惠 ${theme}`}
            details={undefined}
            lines={[
              { label: 'CA锁', amountFen: 30_000 },
              { label: '首个平台', amountFen: 5000, free: true },
              { label: '优惠券', amountFen: -5000 },
            ]}
            totalFen={25_000}
          />
        ),
      }}
    />
  ),
};
