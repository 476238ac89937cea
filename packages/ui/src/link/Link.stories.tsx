import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatesSheet } from '../story-kit/StatesSheet.js';
import { Link } from './index.js';

const meta = {
  id: 'components-link',
  title: 'Actions 操作/Link 链接',
  component: Link,
  args: { href: '#guide', children: '办事指南' },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { tags: ['!test'] };
export const External: Story = {
  args: { href: 'https://example.test/', external: true, children: '考试报名' },
};
export const InText: Story = {
  args: { underline: true, children: '注册企业或个人账号' },
  render: (args) => (
    <p>
      没有账号？
      <Link {...args} />
    </p>
  ),
};

export const States: Story = {
  render: () => (
    <StatesSheet
      states={{
        internal: <Link href="#guide">办事指南</Link>,
        underlined: (
          <Link href="#guide" underline>
            办事指南
          </Link>
        ),
        external: (
          <Link href="https://example.test/" external>
            考试报名
          </Link>
        ),
      }}
    />
  ),
};
