import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StatesSheet } from '../story-kit/StatesSheet.js';
import { RichText } from './index.js';
import { attacks, notice } from './RichText.fixtures.js';

const meta = {
  id: 'components-rich-text',
  title: 'Data display 数据展示/RichText 富文本',
  component: RichText,
  args: { html: notice },
} satisfies Meta<typeof RichText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { tags: ['!test'] };
export const Empty: Story = { args: { html: '' } };
export const LongText: Story = { args: { html: `<p>${'证书'.repeat(600)}</p><p>${'a'.repeat(600)}</p>` } };
export const Narrow: Story = {
  render: (args) => (
    <div style={{ width: 280 }}>
      <RichText {...args} />
    </div>
  ),
};
/** All attacks of the corpus at once, in a real browser: none may run. */
export const Hostile: Story = {
  // No accessibility checks: headings, names and contrast of the corpus say nothing about the widget.
  parameters: { a11y: { test: 'off' } },
  // Pictures without an address fail without a request, and would still run their handlers.
  args: {
    html: Object.values(attacks)
      .flat()
      .join('\n')
      .replaceAll(/src="?(?:x|1|a\.png)"?/g, 'src=""'),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('script, svg, iframe, form, [onerror], [style]')).toBeNull();
    await expect(window).not.toHaveProperty('xss');
  },
};

export const States: Story = {
  render: () => (
    <StatesSheet
      minWidth="24rem"
      states={{
        notice: <RichText html={notice} />,
        empty: <RichText html="" />,
      }}
    />
  ),
};
