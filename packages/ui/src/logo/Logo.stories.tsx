import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatesSheet } from '../story-kit/StatesSheet.js';
import { Logo } from './Logo.js';

const meta = {
  id: 'components-logo',
  title: 'Media 图形/Logo 标志',
  component: Logo,
  args: {
    brand: {
      shortName: '辽',
      name: '辽宁数字证书服务平台',
      subtitle: '省级数字证书综合服务入口',
      href: '/',
    },
  },
} satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { tags: ['!test'] };
export const Small: Story = { args: { size: 'sm' } };
export const MarkOnly: Story = { args: { markOnly: true } };
export const WithoutLink: Story = { args: { brand: { shortName: '吉', name: '吉林数字证书服务平台' } } };
export const OwnMark: Story = {
  args: {
    brand: {
      shortName: '黑',
      name: '龙江数字证书',
      href: '/',
      markSrc: `data:image/svg+xml,${encodeURIComponent(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" rx="8" fill="#12695c"/><path d="M10 26l10-14 10 14z" fill="#fff"/></svg>',
      )}`,
    },
  },
};
export const States: Story = {
  render: ({ brand }) => (
    <StatesSheet
      minWidth="20rem"
      states={{
        default: <Logo brand={brand} />,
        small: <Logo brand={brand} size="sm" />,
        mark: <Logo brand={brand} markOnly />,
      }}
    />
  ),
};
